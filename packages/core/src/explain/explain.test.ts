import { networkFailure, notConnected } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { detailsLearnt } from '../account/transitions'
import { getAccount } from '../connect/getAccount'
import type { ExplainRequest } from '../ports/ExplainRequest'
import { bookItem } from '../send/book/bookItem'
import { recentsItem } from '../send/recentsItem'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedGateway } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { blindExplanation, explain } from './explain'

const request = { method: 'eth_sendTransaction', params: [{}] }

async function visit(options: Parameters<typeof setUp>[0] = {}) {
  const adapter = createScriptedAdapter()
  const asked: ExplainRequest[] = []
  const explained = { ...blindExplanation, warnings: [] }
  Object.assign(adapter.can, {
    explain: async (one: ExplainRequest) => {
      asked.push(one)
      return explained
    },
  })
  const all = setUp({ adapter, ...options })
  adapter.addWallet('com.one').accounts = ['0xA', '0xB']
  adapter.addWallet('com.two').accounts = ['0xC']
  return { ...all, adapter, asked, explained }
}

describe('explain', () => {
  it('rejects without a connected account', async () => {
    const { latchkey } = await visit()
    expect(notConnected.is(await latchkey.explain(request).catch((error: unknown) => error))).toBe(true)
  })

  it('asks the adapter of the family, with every address of the wallet', async () => {
    const { latchkey, asked, explained } = await visit()
    await latchkey.connect({ connectorId: 'com.two' })
    await latchkey.connect({ connectorId: 'com.one' })
    expect(await latchkey.explain(request)).toBe(explained)
    const { address } = getAccount(latchkey.getState())
    expect(asked).toMatchObject([{ ...request, address, addresses: ['0xA', '0xB'] }])
    expect(asked[0]?.network.caipNetworkId).toBe('eip155:1')
  })

  it('watches the tokens of the account on this network', async () => {
    const { latchkey, asked } = await visit()
    await latchkey.connect({ connectorId: 'com.one' })
    const { caipAddress } = getAccount(latchkey.getState())
    const token = (address?: string) => ({
      name: '',
      symbol: '',
      price: 0,
      iconUrl: '',
      quantity: { decimals: '18', numeric: '1' },
      ...(address === undefined ? {} : { address }),
    })
    const tokenBalance = [token('eip155:1:0xT1'), token('eip155:2:0xT2'), token()]
    latchkey.store.send(detailsLearnt, { caipAddress: caipAddress ?? '', details: { tokenBalance } })
    await latchkey.explain(request)
    expect(asked[0]?.sources.watch).toEqual(['0xT1'])
  })

  it('[RPC-1] reads through the gateway, and goes on to the network’s own nodes if it fails', async () => {
    const gateway = createScriptedGateway({ '/v1/supported-chains': { http: ['eip155:1'], ws: [] } })
    const { latchkey, asked } = await visit({ gateway: gateway.url, parts: { fetch: gateway.fetch } })
    await latchkey.connect({ connectorId: 'com.one' })
    await latchkey.explain(request)
    const urls: string[] = []
    const answer = await asked[0]?.through(async ({ rpcUrls }) => {
      urls.push(...rpcUrls.default.http)
      if (urls.length === 1) throw networkFailure()
      return 'read'
    })
    expect(answer).toBe('read')
    expect(urls).toEqual([
      'https://gateway.example/v1?chainId=eip155%3A1&projectId=dev',
      'https://rpc-1.example',
    ])
  })

  it('asks no node when it’s offline', async () => {
    const { latchkey, asked } = await visit()
    await latchkey.connect({ connectorId: 'com.one' })
    await explain(latchkey, request, { isOffline: true })
    const failure = await asked[0]?.through(async () => expect.unreachable()).catch((error: unknown) => error)
    expect(networkFailure.is(failure)).toBe(true)
  })

  it('[SND-5] knows own accounts, then the address book, then those that were sent to', async () => {
    const [mine, both, kept, sent, found, stranger] = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (digit) => `0x${digit.repeat(40)}`,
    )
    const { latchkey, adapter } = await visit()
    adapter.addWallet('com.three', { name: 'Fox' }).accounts = [`${mine}`.toUpperCase().replace('X', 'x')]
    adapter.addWallet('com.four').accounts = [`${both}`]
    await latchkey.connect({ connectorId: 'com.four' })
    await latchkey.connect({ connectorId: 'com.three' })
    const entry = { namespace: 'eip155', count: 1, lastAt: 0 } as const
    latchkey.storage.set(bookItem, [
      { namespace: 'eip155', address: `${both}`, name: 'Savings' },
      { namespace: 'eip155', address: `${kept}`, name: 'Bob' },
      { namespace: 'solana', address: `${stranger}`, name: 'Another family' },
    ])
    latchkey.storage.set(recentsItem, [
      { ...entry, address: `${kept}`, name: 'old.eth' },
      { ...entry, address: `${sent}`, name: null },
      { ...entry, address: `${found}`, name: 'eve.eth' },
    ])
    const told = [mine, both, kept, sent, found, stranger].map(
      (to) => ({ kind: 'send', token: { kind: 'native' }, amount: 1n, to }) as const,
    )
    Object.assign(adapter.can, { explain: async () => ({ ...blindExplanation, lines: told }) })
    expect((await latchkey.explain(request)).labels).toEqual([
      { address: mine, source: 'own', name: 'Fox' },
      { address: both, source: 'own', name: 'Savings' },
      { address: kept, source: 'book', name: 'Bob' },
      { address: sent, source: 'recent', name: undefined },
      { address: found, source: 'recent', name: 'eve.eth' },
    ])
  })

  it('is blind where the family’s adapter can’t explain', async () => {
    const adapter = createScriptedAdapter()
    const { latchkey } = setUp({ adapter })
    adapter.addWallet('com.one')
    await latchkey.connect({ connectorId: 'com.one' })
    expect(await latchkey.explain(request)).toMatchObject({ lines: [], warnings: [{ code: 'blind' }] })
  })
})
