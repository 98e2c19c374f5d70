import { type Network, networkFailure, rpcInvalidParams } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { fetchBalance } from '../account/fetchBalance'
import { getAccount } from '../connect/getAccount'
import { createScriptedAdapter } from '../testing/createScriptedAdapter'
import { createScriptedGateway } from '../testing/createScriptedGateway'
import { setUp } from '../testing/setUp'
import { proxiedNetworkIds } from './proxiedNetworkIds'

const proxy = 'https://gateway.example/v1?chainId=eip155%3A1&projectId=dev'
const own = 'https://rpc-1.example'
const custom = 'https://custom.example'

async function visit(
  options: Parameters<typeof setUp>[0] = {},
  read: (url: string) => void = () => undefined,
  served: readonly string[] = ['eip155:1', 'eip155:2'],
) {
  const gateway = createScriptedGateway({ '/v1/supported-chains': { http: served, ws: [] } })
  const adapter = createScriptedAdapter()
  const asked: string[] = []
  adapter.getBalance = async ({ network }: { network: Network }) => {
    const url = network.rpcUrls.default.http.join(' ')
    asked.push(url)
    read(url)
    return { value: '1', symbol: 'ETH', decimals: 18 }
  }
  const all = setUp({ gateway: gateway.url, parts: { fetch: gateway.fetch }, adapter, ...options })
  const wallet = adapter.addWallet('com.one')
  await all.latchkey.connect({ connectorId: 'com.one' })
  const look = () => fetchBalance(all.latchkey, { isForced: true })
  return { ...all, gateway, wallet, asked, look }
}

const down =
  (...urls: string[]) =>
  (url: string) => {
    if (urls.includes(url)) throw networkFailure()
  }

describe('reading from nodes', () => {
  it('[RPC-1] goes through the gateway for the networks of the fixed list', async () => {
    const { look, asked, wallet } = await visit()
    await look()
    expect(asked).toEqual([proxy])
    wallet.tell({ networkId: 'eip155:2' })
    await look()
    expect(asked).toEqual([proxy, 'https://rpc-2.example'])
  })

  it('[RPC-1] lists networks of every family, each once, and no local one', () => {
    const of = (namespace: string) => proxiedNetworkIds.filter((id) => id.startsWith(`${namespace}:`)).length
    expect(['eip155', 'solana', 'bip122', 'polkadot'].map(of)).toEqual([31, 3, 4, 8])
    expect(new Set(proxiedNetworkIds).size).toBe(proxiedNetworkIds.length)
    expect(proxiedNetworkIds).not.toContain('bip122:0f9188f13cb7b2c71f2a335e3a4fc328')
  })

  it('[RPC-1] tries the site’s URLs first, and falls back to the network’s own', async () => {
    const customRpcUrls = { 'eip155:1': [{ url: custom }] }
    const { look, asked } = await visit({ customRpcUrls })
    await look()
    expect(asked).toEqual([custom])
    const broken = await visit({ customRpcUrls }, down(custom, proxy))
    await broken.look()
    expect(broken.asked).toEqual([custom, proxy, own])
    expect(getAccount(broken.latchkey.getState()).details.balance).toBe('1')
  })

  it('[RPC-1] avoids a gateway for a minute after a failure', async () => {
    const { look, asked, host } = await visit({}, down(proxy))
    await look()
    await look()
    host.advance(60_000)
    await look()
    expect(asked).toEqual([proxy, own, own, proxy, own])
  })

  it('[RPC-1] passes on an error from the node', async () => {
    const { look, asked } = await visit({}, () => {
      throw rpcInvalidParams()
    })
    await look()
    expect(asked).toEqual([proxy])
  })

  it('[RPC-1] uses the site’s own nodes without a gateway, or when it doesn’t serve the network', async () => {
    const { look, asked, gateway } = await visit({}, () => undefined, [])
    await look()
    expect([asked, gateway.paths()]).toEqual([[own], ['/v1/supported-chains']])
    const adapter = createScriptedAdapter()
    const alone = setUp({ adapter })
    adapter.addWallet('com.one')
    await alone.latchkey.connect({ connectorId: 'com.one' })
    await fetchBalance(alone.latchkey)
    expect(getAccount(alone.latchkey.getState()).details.balance).toBe('1234.5678')
  })
})
