import {
  cannotSwitch,
  capabilitiesAddressMissing,
  chainNotApproved,
  connectCancelled,
  httpStatus,
  invalidChainId,
  malformedAnswer,
  methodNotApproved,
  networkFailure,
  rpcMethodNotFound,
  sessionExpired,
  userRejected,
} from '@latchkey/protocol'
import { afterEach, describe, expect, it } from 'vitest'
import { settle } from '../testing/createTable'
import { address, configOf, granted, second, setUpProvider, startNode } from '../testing/setUpProvider'
import { createUniversalProvider } from './createUniversalProvider'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
async function startChain(answer: Parameters<typeof startNode>[0] = () => ({ result: '0x2a' })) {
  const node = await startNode(answer)
  ends.push(node.stop)
  return node
}
const messageOf = (promise: Promise<unknown>) => promise.catch((error) => error.message)

describe('the provider, without a session', () => {
  it('[WC-7] reports what is missing, word for word', async () => {
    const { provider } = await setUpProvider()
    expect(await messageOf(provider.request({ method: 'personal_sign' }))).toBe(
      'Please call connect() before request()',
    )
    expect(await messageOf(provider.setDefaultChain('cosmos:x'))).toBe(
      'Namespace is not configured. Please call connect() first with namespace config.',
    )
    const broken = createUniversalProvider({
      openSigner: async () => Promise.reject(new TypeError('no chunk')),
      config: () => configOf(),
      fetch,
      now: Date.now,
      storage: null,
    })
    expect(await messageOf(broken.request({ method: 'personal_sign' }))).toBe('Sign Client not initialized')
    expect(await messageOf(broken.connect())).toBe('Sign Client not initialized')
  })

  it('shows no account and its first chain', async () => {
    const { provider, uris } = await setUpProvider()
    const evm = provider.forNamespace('eip155')
    expect(await evm.request({ method: 'eth_accounts' })).toEqual([])
    expect(await evm.request({ method: 'eth_chainId' })).toBe('0x1')
    expect(uris).toEqual([])
  })

  it('[WC-1] pairs when accounts are requested, once for all callers, and reports the URI', async () => {
    const { provider, uris, told } = await setUpProvider()
    const evm = provider.forNamespace('eip155')
    const heard: unknown[] = []
    evm.on('display_uri', (uri: string) => void heard.push(uri))
    const [first, again] = await Promise.all([
      evm.request({ method: 'eth_requestAccounts' }),
      evm.request({ method: 'eth_requestAccounts' }),
    ])
    expect(first).toEqual([address, second])
    expect(again).toEqual(first)
    expect(uris).toHaveLength(1)
    expect(uris[0]).toMatch(/^wc:[0-9a-f]{64}@2\?/)
    expect(heard).toEqual(uris)
    expect(told).toEqual([['connect', { chainId: '0x1' }]])
    expect(await evm.request({ method: 'eth_requestAccounts' })).toEqual(first)
    expect(uris).toHaveLength(1)
  })

  it('proposes everything that the site configured', async () => {
    const { provider, uris, peer } = await setUpProvider({ approval: 'nobody' })
    const pairing = provider.forNamespace('eip155').request({ method: 'eth_requestAccounts' })
    pairing.catch(() => undefined)
    await settle()
    await peer.pair(uris[0] ?? '')
    await settle()
    const { optionalNamespaces, requiredNamespaces } = peer.proposals()[0] ?? {}
    const { eip155, solana } = configOf()
    expect(requiredNamespaces).toEqual({})
    expect(optionalNamespaces).toEqual({
      eip155: { chains: eip155?.chains, methods: eip155?.methods, events: eip155?.events },
      solana: { chains: solana?.chains, methods: solana?.methods, events: solana?.events },
    })
  })

  it('reports a decline and a cancelled pairing as such, and starts again afterwards', async () => {
    const refused = await setUpProvider({ approval: 'no' })
    const evm = refused.provider.forNamespace('eip155')
    await expect(evm.request({ method: 'eth_requestAccounts' })).rejects.toSatisfy(userRejected.is)
    const waiting = await setUpProvider({ approval: 'nobody' })
    const pairing = waiting.provider.forNamespace('eip155').request({ method: 'eth_requestAccounts' })
    pairing.catch(() => undefined)
    await settle()
    waiting.provider.abortPairingAttempt()
    await expect(pairing).rejects.toSatisfy(connectCancelled.is)
    const next = waiting.provider.connect()
    next.catch(() => undefined)
    await settle()
    expect(new Set(waiting.uris).size).toBe(2)
  })

  it('adopts the session of a wallet that approved after nobody waited any more', async () => {
    const { provider, uris, peer, table, openProvider } = await setUpProvider({ approval: 'nobody' })
    provider.connect().catch(() => undefined)
    await settle()
    const page = await table.openPage()
    const reloaded = openProvider(Promise.resolve(page))
    expect(await reloaded.forNamespace('eip155').request({ method: 'eth_accounts' })).toEqual([])
    await peer.pair(uris[0] ?? '')
    await settle()
    await peer.approve(peer.proposals()[0]?.id ?? 0, { namespaces: granted })
    await settle()
    expect(await reloaded.forNamespace('eip155').request({ method: 'eth_accounts' })).toEqual([
      address,
      second,
    ])
  })
})

describe('the provider in a session', () => {
  async function connected(options: Parameters<typeof setUpProvider>[0] = {}) {
    const all = await setUpProvider(options)
    await all.provider.connect()
    const evm = all.provider.forNamespace('eip155')
    const answer = async (given: { result: unknown } | { error: unknown }) => {
      await settle()
      const [request] = all.peer.requests()
      await all.peer.respond(request?.id ?? 0, given)
      return request
    }
    return { ...all, evm, answer }
  }

  it('[WC-6] sends wallet calls to the wallet, on the chain it is on', async () => {
    const { evm, answer } = await connected()
    const signed = evm.request({ method: 'personal_sign', params: ['0x61', address] })
    const request = await answer({ result: '0xsigned' })
    expect(request).toMatchObject({ method: 'personal_sign', chainId: 'eip155:1', params: ['0x61', address] })
    expect(await signed).toBe('0xsigned')
    const refused = evm.request({ method: 'personal_sign', params: [] })
    refused.catch(() => undefined)
    await answer({ error: { code: 5000, message: 'User rejected.' } })
    await expect(refused).rejects.toSatisfy(userRejected.is)
  })

  it('[WC-6] sends read calls to a node of the chain that is named, and nothing to the wallet', async () => {
    const [one, other] = [await startChain(), await startChain(() => ({ result: '0x89' }))]
    const { provider, evm, peer } = await connected({
      config: () => configOf({ 1: one.url, 137: other.url }),
    })
    expect(await evm.request({ method: 'eth_getBalance', params: [address, 'latest'] })).toBe('0x2a')
    expect(one.calls).toEqual([{ method: 'eth_getBalance', params: [address, 'latest'], url: '/' }])
    expect(await provider.request({ method: 'eth_blockNumber' }, 'eip155:137')).toBe('0x89')
    // Requested in the proposal but not granted; a node can do it.
    expect(await evm.request({ method: 'eth_sendRawTransaction', params: ['0x02'] })).toBe('0x2a')
    await settle()
    expect(peer.requests()).toEqual([])
  })

  it('[WC-7] reports which chain can’t be read', async () => {
    const { evm, provider } = await connected()
    expect(await messageOf(evm.request({ method: 'eth_blockNumber' }))).toBe(
      'No RPC url provided for chainId: 1',
    )
    expect(await messageOf(provider.request({ method: 'eth_blockNumber' }, 'eip155:5'))).toBe(
      'JSON-RPC provider for eip155:5 not found',
    )
    expect(await messageOf(provider.request({ method: 'x' }, 'eip155:constructor'))).toBe(
      'JSON-RPC provider for eip155:constructor not found',
    )
    expect(await messageOf(provider.request({ method: 'solana_signMessage' }, 'solana:x'))).toBe(
      'Namespace is not configured. Please call connect() first with namespace config.',
    )
    expect(await messageOf(provider.setDefaultChain('eip155:10'))).toBe('No RPC url provided for chainId: 10')
  })

  it('reports a failing node', async () => {
    let given: unknown
    const node = await startChain(() => given)
    const { evm } = await connected({ config: () => configOf({ 1: node.url }) })
    const read = () => evm.request({ method: 'eth_blockNumber' })
    given = 503
    await expect(read()).rejects.toSatisfy(httpStatus.is)
    for (given of ['rubbish', '[]', '"text"', '{"jsonrpc":"2.0","id":1}'])
      await expect(read()).rejects.toSatisfy(malformedAnswer.is)
    given = { error: { code: -32601, message: 'no' } }
    await expect(read()).rejects.toSatisfy(rpcMethodNotFound.is)
    given = { result: null }
    expect(await read()).toBeNull()
    await node.stop()
    await expect(read()).rejects.toSatisfy(networkFailure.is)
  })

  it('rejects what the wallet hasn’t approved before anything is sent', async () => {
    const { provider, table } = await connected()
    const before = table.hub.log.length
    await expect(provider.request({ method: 'personal_sign' }, 'eip155:10')).rejects.toSatisfy(
      chainNotApproved.is,
    )
    const { provider: poor } = await connected({
      approval: {
        namespaces: {
          eip155: {
            ...granted.eip155,
            methods: [],
            chains: [],
            events: [],
            accounts: [`eip155:1:${address}`],
          },
        },
      },
    })
    await expect(poor.request({ method: 'personal_sign' }, 'eip155:1')).rejects.toSatisfy(
      methodNotApproved.is,
    )
    expect(table.hub.log).toHaveLength(before)
  })

  it('[NET-3] switches to an approved chain by itself, and reports it in the form of each standard', async () => {
    const { evm, provider, told, peer } = await connected()
    const heard: unknown[] = []
    evm.on('chainChanged', (chain: unknown) => void heard.push(chain))
    expect(
      await evm.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] }),
    ).toBeNull()
    expect(await evm.request({ method: 'eth_chainId' })).toBe('0x89')
    expect(await evm.request({ method: 'eth_accounts' })).toEqual([address])
    expect(heard).toEqual(['0x89'])
    expect(told.slice(1)).toEqual([
      ['chainChanged', '137'],
      ['accountsChanged', [address]],
    ])
    await evm.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
    expect(heard).toHaveLength(1)
    await expect(
      evm.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: 'x' }] }),
    ).rejects.toSatisfy(invalidChainId.is)
    await expect(evm.request({ method: 'wallet_switchEthereumChain' })).rejects.toSatisfy(invalidChainId.is)
    await settle()
    expect(peer.requests()).toEqual([])
    await provider.setDefaultChain('eip155:1', 'http://127.0.0.1:9')
    expect(heard).toEqual(['0x89', '0x1'])
  })

  it('[NET-3] asks the wallet for an unapproved chain, and switches when it agrees', async () => {
    const { evm, answer } = await connected()
    const call = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xA' }] }
    const switched = evm.request(call)
    const request = await answer({ result: null })
    expect(request).toMatchObject({ chainId: 'eip155:1', params: [{ chainId: '0xa' }] })
    expect(await switched).toBeNull()
    expect(await evm.request({ method: 'eth_chainId' })).toBe('0xa')
    // No account was granted there; an EVM account is the same on every chain.
    expect(await evm.request({ method: 'eth_accounts' })).toEqual([address, second])
    const signed = evm.request({ method: 'personal_sign', params: ['0x61', address] })
    expect(await answer({ result: '0xsigned' })).toMatchObject({ chainId: 'eip155:1' })
    expect(await signed).toBe('0xsigned')
    await expect(evm.request({ method: 'eth_sendTransaction', params: [{}] })).rejects.toSatisfy(
      chainNotApproved.is,
    )
    const refused = evm.request({ ...call, params: [{ chainId: '0x5' }] })
    refused.catch(() => undefined)
    await answer({ error: { code: 4001, message: 'no' } })
    await expect(refused).rejects.toSatisfy(userRejected.is)
    expect(await evm.request({ method: 'eth_chainId' })).toBe('0xa')
  })

  it('[NET-3] can’t switch a wallet that doesn’t support it', async () => {
    const methods = ['personal_sign']
    const { evm } = await connected({
      approval: {
        namespaces: {
          eip155: { ...granted.eip155, methods, chains: [], events: [], accounts: [`eip155:1:${address}`] },
        },
      },
    })
    const call = { method: 'wallet_switchEthereumChain', params: [{ chainId: '0xa' }] }
    const error = await evm.request(call).catch((thrown) => thrown)
    expect(cannotSwitch.is(error)).toBe(true)
    expect(String(error)).toMatch(/Failed to switch to chain eip155:10/)
  })

  it('answers for Solana from the session, and asks with the id that the wallet knows', async () => {
    const old = 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'
    const solana = {
      chains: [old],
      accounts: [`${old}:7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2`],
      methods: ['solana_signMessage', 'solana_getAccounts'],
      events: [],
    }
    const { provider, answer, peer } = await connected({ approval: { namespaces: { solana } } })
    const face = provider.forNamespace('solana')
    const keys = [{ pubkey: '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2' }]
    expect(await face.request({ method: 'solana_getAccounts' })).toEqual(keys)
    expect(await face.request({ method: 'solana_requestAccounts' })).toEqual(keys)
    expect(await face.connect()).toEqual(keys.map(({ pubkey }) => pubkey))
    await settle()
    expect(peer.requests()).toEqual([])
    const signed = face.request({ method: 'solana_signMessage', params: { message: 'x', pubkey: 'y' } })
    expect(await answer({ result: { signature: 's' } })).toMatchObject({ chainId: old })
    expect(await signed).toEqual({ signature: 's' })
  })

  it('[WC-4] ends the session when the site revokes the permission, and forgets it', async () => {
    const { evm, provider, told, table, peer } = await connected()
    await evm.request({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
    await settle()
    expect(told.at(-1)).toEqual(['disconnect', expect.objectContaining({ code: 6000 })])
    expect(peer.sessions()).toEqual([])
    expect(await evm.request({ method: 'eth_accounts' })).toEqual([])
    expect(JSON.parse(table.storage.texts.get('@latchkey/pairing-provider') ?? '').state).toEqual({
      topics: {},
      chains: {},
      left: {},
      calls: [],
    })
    expect(await messageOf(provider.request({ method: 'personal_sign' }))).toBe(
      'Please call connect() before request()',
    )
  })

  it('[WC-9] continues after a reload, on the same chain', async () => {
    const { evm, table, openProvider, uris } = await connected()
    await evm.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x89' }] })
    const reloaded = openProvider(table.openPage()).forNamespace('eip155')
    expect(await reloaded.request({ method: 'eth_accounts' })).toEqual([address])
    expect(await reloaded.request({ method: 'eth_chainId' })).toBe('0x89')
    expect(await reloaded.request({ method: 'eth_requestAccounts' })).toEqual([address])
    expect(uris).toHaveLength(1)
  })

  it('[WC-9] raises Session Expired once for a stored session that is no longer valid, and clears it', async () => {
    const { table, openProvider, told } = await setUpProvider()
    const page = await table.openPage()
    await openProvider(Promise.resolve(page)).connect()
    page.signer.stop()
    table.clock.advance(8 * 86_400_000)
    const reloaded = openProvider(table.openPage()).forNamespace('eip155')
    await expect(reloaded.request({ method: 'eth_accounts' })).rejects.toSatisfy(sessionExpired.is)
    expect(told.some(([event]) => event === 'session_expire')).toBe(true)
    expect(await reloaded.request({ method: 'eth_accounts' })).toEqual([])
    expect(await messageOf(reloaded.request({ method: 'personal_sign' }))).toBe(
      'Please call connect() before request()',
    )
  })

  it('replaces a session with a new one and ends the old', async () => {
    const { provider, peer, evm } = await connected()
    await provider.connect()
    await settle()
    expect(peer.sessions()).toHaveLength(1)
    expect(await evm.request({ method: 'eth_accounts' })).toEqual([address, second])
  })

  it('[EVM-4] needs an address for capabilities', async () => {
    const { evm } = await connected()
    for (const params of [undefined, [], [''], [7]])
      await expect(evm.request({ method: 'wallet_getCapabilities', params })).rejects.toSatisfy(
        capabilitiesAddressMissing.is,
      )
  })
})
