import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SessionNamespaces } from '../namespaces/Namespaces'
import { settle } from '../testing/createTable'
import { address, granted, second, setUpProvider } from '../testing/setUpProvider'
import { readAccounts } from './followSessions'
import { readChainReference } from './readChainReference'

const main = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const key = '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2'
const solana = { chains: [main], accounts: [`${main}:${key}`], methods: ['solana_signMessage'], events: [] }

async function connected(namespaces: SessionNamespaces = { ...granted, solana }) {
  const all = await setUpProvider({ approval: { namespaces } })
  await all.provider.connect()
  await settle()
  all.told.length = 0
  const topic = all.peer.sessions()[0]?.topic ?? ''
  const emit = async (name: string, data: unknown, chainId: string) => {
    await all.peer.emit(topic, { name, data, chainId })
    await settle()
  }
  return { ...all, topic, emit, plain: () => all.told.filter(([event]) => event !== 'session_event') }
}

describe('session events from a wallet', () => {
  it.each([
    [137, 'eip155:137', '137', [address]],
    // They differ: the chain that the event is about wins.
    [137, 'eip155:1', '137', [address]],
    ['0x89', 'eip155:137', '137', [address]],
    ['eip155:137', 'eip155:137', '137', [address]],
    ['137', 'eip155:1', '137', [address]],
    [{ chainId: '0x89' }, 'eip155:1', '137', [address]],
    ['rubbish', 'eip155:137', '137', [address]],
    [null, 'eip155:137', '137', [address]],
    ['constructor', 'eip155:137', '137', [address]],
    [main, main, main.slice(7), [key]],
  ])('[WC-5] emit chainChanged %j on %s', async (data, chainId, reference, accounts) => {
    const { emit, told } = await connected()
    await emit('chainChanged', data, chainId)
    expect(told).toEqual([
      ['chainChanged', reference],
      ['accountsChanged', accounts],
      [
        'session_event',
        expect.objectContaining({ params: { event: { name: 'chainChanged', data }, chainId } }),
      ],
    ])
  })

  it.each([
    [[`eip155:1:${second}`], [second]],
    [
      [second, address],
      [second, address],
    ],
    [[], []],
  ])('[WC-5] emit accountsChanged %j', async (data, accounts) => {
    const { emit, plain } = await connected()
    await emit('accountsChanged', data, 'eip155:1')
    expect(plain()).toEqual([['accountsChanged', accounts]])
  })

  it('[WC-5] put the account that the wallet listed first at the front from then on', async () => {
    const { emit, provider } = await connected()
    await emit('accountsChanged', [second], 'eip155:1')
    const accounts = await provider.forNamespace('eip155').request({ method: 'eth_accounts' })
    expect(accounts).toEqual([second, address])
  })

  it('are passed on unchanged, except an invalid account list', async () => {
    const { emit, plain } = await connected()
    await emit('bip122_addressesChanged', { any: 1 }, 'bip122:000000000019d6689c085ae165831e93')
    await emit('accountsChanged', 'text', 'eip155:1')
    await emit('accountsChanged', [7], 'eip155:1')
    expect(plain()).toEqual([['bip122_addressesChanged', { any: 1 }]])
  })

  it('go to their own family, in hexadecimal for EVM', async () => {
    const { emit, provider } = await connected()
    const heard: unknown[] = []
    for (const family of ['eip155', 'solana']) {
      const face = provider.forNamespace(family)
      for (const event of ['chainChanged', 'accountsChanged'])
        face.on(event, (payload: unknown) => void heard.push([family, event, payload]))
    }
    await emit('chainChanged', 137, 'eip155:137')
    expect(heard).toEqual([
      ['eip155', 'chainChanged', '0x89'],
      ['eip155', 'accountsChanged', [address]],
    ])
  })

  it('[WC-4] report what an update changed, and no more', async () => {
    const { peer, topic, plain, provider, told } = await connected()
    const eip155 = {
      ...granted.eip155,
      accounts: [`eip155:10:${second}`],
      chains: [],
      methods: [],
      events: [],
    }
    await peer.update(topic, { eip155, solana })
    await settle()
    expect(plain()).toEqual([
      ['session_update', { topic, params: { namespaces: expect.anything() } }],
      ['chainChanged', '10'],
      ['accountsChanged', [second]],
    ])
    expect(await provider.forNamespace('eip155').request({ method: 'eth_chainId' })).toBe('0xa')
    told.length = 0
    await peer.update(topic, { eip155, solana })
    await settle()
    expect(plain().map(([event]) => event)).toEqual(['session_update'])
  })

  it('[CON-13] report the accounts of every family of the session, each to its own', async () => {
    const relay = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'
    const bitcoin = 'bip122:000000000019d6689c085ae165831e93'
    const grant = (chain: string, account: string) => ({
      chains: [chain],
      accounts: [`${chain}:${account}`],
      methods: [],
      events: [],
    })
    const polkadot = grant(relay, '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5')
    const bip122 = grant(bitcoin, 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4')
    const { provider } = await connected({ ...granted, solana, polkadot, bip122 })
    const ask = (family: string, method: string) => provider.forNamespace(family).request({ method })
    expect(await ask('polkadot', 'polkadot_getAccounts')).toEqual([
      polkadot.accounts[0]?.slice(relay.length + 1),
    ])
    expect(await ask('bip122', 'bip122_requestAccounts')).toEqual([
      bip122.accounts[0]?.slice(bitcoin.length + 1),
    ])
    await expect(ask('solana', 'polkadot_getAccounts')).rejects.toThrow()
    await expect(ask('eip155', 'bip122_getAccounts')).rejects.toThrow()
  })

  it('[WC-4] remove a family from the session and keep the other', async () => {
    const { peer, topic, plain, provider } = await connected()
    await peer.update(topic, { eip155: granted.eip155 ?? solana })
    await settle()
    expect(plain().slice(1)).toEqual([['accountsChanged', []]])
    const solanaFace = provider.forNamespace('solana')
    expect(await solanaFace.request({ method: 'solana_getAccounts' })).toEqual([])
    expect(await provider.forNamespace('eip155').request({ method: 'eth_accounts' })).toEqual([
      address,
      second,
    ])
    await peer.update(topic, { ...granted, solana })
    await settle()
    expect(await solanaFace.request({ method: 'solana_getAccounts' })).toEqual([{ pubkey: key }])
  })

  it('[WC-4] report that the wallet ended the session, and forget it', async () => {
    const { peer, topic, told, provider } = await connected()
    await peer.disconnect(topic)
    await settle()
    const farewell = { code: 6000, message: 'User disconnected.', data: topic }
    expect(told).toEqual([
      ['session_delete', { topic }],
      ['disconnect', farewell],
      ['disconnect', farewell],
    ])
    expect(await provider.forNamespace('eip155').request({ method: 'eth_accounts' })).toEqual([])
  })

  it('[WC-9] report that the session has expired', async () => {
    const { table, told } = await connected()
    for (let day = 0; day < 8; day += 1) table.clock.advance(86_400_000)
    await settle()
    expect(told.map(([event]) => event)).toEqual([
      'session_delete',
      'session_expire',
      'disconnect',
      'disconnect',
    ])
  })

  it('reach every listener, even if one throws', async () => {
    const { provider, emit, plain } = await connected()
    const listener = () => {
      throw new TypeError('the site')
    }
    provider.on('chainChanged', listener)
    provider.removeListener('chainChanged', listener)
    await emit('chainChanged', 137, 'eip155:137')
    expect(plain()).toHaveLength(2)
  })

  it('can be anything without breaking (2,000 values)', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('eip155', 'solana'), (data, namespace) => {
        const reference = readChainReference(data, namespace)
        if (reference !== null) expect(reference).toMatch(/^[-_a-zA-Z0-9]{1,32}$/)
        const accounts = readAccounts(data, namespace)
        if (accounts) expect(accounts.every((account) => typeof account === 'string')).toBe(true)
      }),
      { numRuns: 2_000 },
    )
  })
})
