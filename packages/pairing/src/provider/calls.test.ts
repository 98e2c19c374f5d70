import { callStatusNotApproved, connectCancelled, requestRefused } from '@latchkey/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { settle } from '../testing/createTable'
import { address, configOf, granted, setUpProvider, startNode } from '../testing/setUpProvider'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
async function start(answer: Parameters<typeof startNode>[0]) {
  const node = await startNode(answer)
  ends.push(node.stop)
  return node
}

const methods = ['wallet_sendCalls', 'wallet_getCallsStatus', 'wallet_getCapabilities']
const eip155 = { ...granted.eip155, accounts: [`eip155:1:${address}`], chains: [], events: [], methods }

type Options = Parameters<typeof setUpProvider>[0]
async function connected(
  properties: object = {},
  { granted: some = methods, ...options }: Options & { granted?: string[] } = {},
) {
  const all = await setUpProvider({
    approval: { namespaces: { eip155: { ...eip155, methods: some } }, ...properties },
    ...options,
  })
  await all.provider.connect()
  const evm = all.provider.forNamespace('eip155')
  const answer = async (result: unknown) => {
    await settle()
    const [request] = all.peer.requests()
    await all.peer.respond(request?.id ?? 0, { result })
    return request
  }
  const ask = (method: string, ...params: unknown[]) => evm.request({ method, params })
  return { ...all, evm, ask, answer }
}

describe('capabilities in a session', () => {
  const atomic = { status: 'supported' }

  it('[EVM-4] come from the session if it has them, and wake no wallet', async () => {
    const told = { [address]: { '0x1': { atomic } } }
    for (const capabilities of [told, JSON.stringify(told)]) {
      const { ask, peer } = await connected({ sessionProperties: { capabilities } })
      expect(await ask('wallet_getCapabilities', address)).toEqual({ '0x1': { atomic } })
      await settle()
      expect(peer.requests()).toEqual([])
    }
  })

  it('[EVM-4] come from general and scoped properties, as objects or as text', async () => {
    const { ask } = await connected({
      sessionProperties: { atomic: JSON.stringify(atomic), unrelated: 'x' },
      scopedProperties: {
        'eip155:10': JSON.stringify({ paymasterService: { supported: true } }),
        'eip155:137': { [`eip155:137:${address}`]: { atomic: { status: 'ready' } } },
      },
    })
    expect(await ask('wallet_getCapabilities', address, ['0x1', '0xa', '0x89'])).toEqual({
      '0x1': { atomic },
      '0xa': { atomic, paymasterService: { supported: true } },
      '0x89': { atomic: { status: 'ready' } },
    })
  })

  it('[EVM-4] are requested from the wallet once if the session has none', async () => {
    const { ask, answer, peer } = await connected()
    const first = ask('wallet_getCapabilities', address)
    expect(await answer({ '0x1': { atomic } })).toMatchObject({
      method: 'wallet_getCapabilities',
      params: [address],
    })
    expect(await first).toEqual({ '0x1': { atomic } })
    expect(await ask('wallet_getCapabilities', address)).toEqual({ '0x1': { atomic } })
    await settle()
    expect(peer.requests()).toEqual([])
  })
})

describe('the status of calls in a session', () => {
  const receipt = { result: { success: true } }

  it('[EVM-4] comes from the bundler by name at the gateway first', async () => {
    const gateway = await start(() => receipt)
    const other = await start(() => receipt)
    const sessionProperties = { bundler_name: 'pimlico', bundler_url: other.url }
    const { ask } = await connected({ sessionProperties }, { gateway: `${gateway.url}/`, projectId: 'dev' })
    expect(await ask('wallet_getCallsStatus', '0xid')).toMatchObject(receipt)
    expect(gateway.calls).toEqual([
      {
        method: 'eth_getUserOperationReceipt',
        params: ['0xid'],
        url: '/v1/bundler?projectId=dev&chainId=eip155%3A1&bundler=pimlico',
      },
    ])
    expect(other.calls).toEqual([])
  })

  it('[EVM-4] comes from the bundler’s URL next, then from the wallet; a failed step goes on to the next', async () => {
    const gateway = await start(() => 502)
    let given: unknown = receipt
    const bundler = await start(() => given)
    const address = 'https://bundler.example/rpc'
    const sessionProperties = { bundler_name: 'x', bundler_url: address }
    const asked: RequestInit[] = []
    const { ask, answer } = await connected(
      { sessionProperties },
      {
        gateway: gateway.url,
        fetch(url, init) {
          if (url === address) asked.push(init)
          return fetch(url === address ? bundler.url : url, init)
        },
      },
    )
    expect(await ask('wallet_getCallsStatus', '0xid')).toMatchObject(receipt)
    // The wallet chose this URL, so it isn't told who asks or from where.
    expect(asked).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' }])
    given = 'rubbish'
    const status = ask('wallet_getCallsStatus', '0xid')
    await new Promise((resolve) => setTimeout(resolve, 200))
    await answer({ status: 200 })
    expect(await status).toEqual({ status: 200 })
  })

  it.each([
    'http://example.com/',
    'http://127.0.0.1:8545/',
    'http://localhost/',
    'https://user:key@example.com/',
    'https://',
    'javascript:alert(1)',
    'ftp://x',
    7,
  ])('asks no bundler at %s', async (bundler_url) => {
    const asked: string[] = []
    const { ask, answer } = await connected(
      { sessionProperties: { bundler_url } },
      {
        fetch: async (url) => {
          asked.push(url)
          return new Response('{}')
        },
      },
    )
    const status = ask('wallet_getCallsStatus', '0xid')
    await answer({ status: 100 })
    expect(await status).toEqual({ status: 100 })
    expect(asked).toEqual([])
  })

  it('[EVM-4] reports that the wallet has not approved it', async () => {
    const { ask } = await connected({}, { granted: ['personal_sign'] })
    const error = await ask('wallet_getCallsStatus', '0xid').catch((thrown: unknown) => thrown)
    expect(callStatusNotApproved.is(error)).toBe(true)
    expect(String(error)).toContain('Fetching call status not approved by the wallet.')
  })

  it('[EVM-4] comes from the transactions that the wallet reported', async () => {
    const hashes = ['11', '22'].map((part) => `0x${part.repeat(32)}`)
    const receipts: Record<string, unknown> = {}
    const node = await start(({ params }) => ({ result: receipts[(params as string[])[0] ?? ''] ?? null }))
    const { ask, answer, peer, table, openProvider } = await connected(
      {},
      { config: () => configOf({ 1: node.url }) },
    )
    const sent = ask('wallet_sendCalls', { calls: [] })
    const caip345 = { caip2: 'eip155:1', transactionHashes: [...hashes, 'rubbish'] }
    await answer({ id: 'calls-1', capabilities: { caip345 } })
    expect(await sent).toMatchObject({ id: 'calls-1' })
    const evm = openProvider(table.openPage()).forNamespace('eip155')
    const status = async () => {
      const read = await evm.request({ method: 'wallet_getCallsStatus', params: ['calls-1'] })
      return Object(read).status
    }
    const [one = '', two = ''] = hashes
    expect(await status()).toBe(100)
    receipts[one] = { status: '0x1' }
    expect(await status()).toBe(100)
    receipts[two] = { status: '0x0' }
    expect(await status()).toBe(600)
    receipts[one] = { status: '0x0' }
    expect(await status()).toBe(500)
    receipts[one] = receipts[two] = { status: '0x1' }
    expect(await status()).toBe(200)
    await settle()
    expect(peer.requests()).toEqual([])
  })
})

describe('one-click sign-in through the provider', () => {
  it('[WC-8] is for EVM chains only', async () => {
    const { provider, uris } = await setUpProvider()
    const input = {
      chains: ['eip155:1'],
      domain: 'shop.example',
      uri: 'https://shop.example',
      nonce: 'abcdefgh',
    }
    // The site has Solana too.
    await expect(provider.authenticate(input)).rejects.toSatisfy(requestRefused.is)
    const { eip155: evmOnly } = configOf()
    const config = () => (evmOnly ? { eip155: evmOnly } : {})
    const evm = await setUpProvider({ config, approval: 'nobody' })
    await expect(
      evm.provider.authenticate({ ...input, chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] }),
    ).rejects.toSatisfy(requestRefused.is)
    expect([...uris, ...evm.uris]).toEqual([])
    const outcome = evm.provider.authenticate(input)
    outcome.catch(() => undefined)
    await vi.waitFor(() => expect(evm.uris).toHaveLength(1), 10_000)
    expect(evm.uris[0]).toContain('methods=wc_sessionAuthenticate')
    evm.provider.abortPairingAttempt()
    await expect(outcome).rejects.toSatisfy(connectCancelled.is)
  })
})
