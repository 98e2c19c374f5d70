import type { Network } from '@latchkey/protocol'
import { describe, expect, it } from 'vitest'
import { buildProviderConfig } from './buildProviderConfig'

function network(chainNamespace: Network['chainNamespace'], id: string, url?: string): Network {
  return {
    id,
    caipNetworkId: `${chainNamespace}:${id}`,
    chainNamespace,
    name: id,
    nativeCurrency: { name: 'Coin', symbol: 'C', decimals: 18 },
    rpcUrls: { default: { http: url ? [url, 'https://second.example'] : [] } },
  }
}
const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const networks = [
  network('eip155', '1', 'https://one.example'),
  network('eip155', '10'),
  network('solana', mainnet, 'https://sol.example'),
  network('bip122', '000000000019d6689c085ae165831e93'),
  network('polkadot', '91b171bb158e2d3848fa23a9f1c25182'),
]

describe('buildProviderConfig', () => {
  it('[WC-4] [WC-5] asks for every network with the default methods and events', () => {
    const config = buildProviderConfig(networks)
    expect(Object.keys(config)).toEqual(['eip155', 'solana', 'bip122', 'polkadot'])
    expect(config.eip155).toMatchObject({
      chains: ['eip155:1', 'eip155:10'],
      rpcMap: { 1: 'https://one.example' },
    })
    expect(config.eip155?.methods).toHaveLength(24)
    expect(config.eip155).not.toHaveProperty('defaultChain')
    // Some wallets know Solana by its old id.
    expect(config.solana?.chains).toEqual([`solana:${mainnet}`, 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'])
    expect(config.bip122?.methods).toEqual(['sendTransfer', 'signMessage', 'signPsbt', 'getAccountAddresses'])
    expect(config.polkadot?.methods).toEqual(['polkadot_signTransaction', 'polkadot_signMessage'])
    for (const { events } of Object.values(config))
      expect(events).toEqual(['accountsChanged', 'chainChanged'])
  })

  it('[WC-4] lets the site override defaults and add its own families', () => {
    const config = buildProviderConfig(networks, {
      methods: { eip155: ['personal_sign'] },
      events: { solana: [] },
      rpcMap: { 'eip155:10': 'https://ten.example' },
      defaultChain: { eip155: '10', cosmos: 'cosmos:hub' },
      chains: { cosmos: ['cosmos:hub'] },
    })
    expect(config.eip155).toMatchObject({
      methods: ['personal_sign'],
      rpcMap: { 10: 'https://ten.example' },
      defaultChain: 'eip155:10',
    })
    expect(config.eip155?.rpcMap).not.toHaveProperty('1')
    expect(config.solana?.events).toEqual([])
    expect(config.cosmos).toEqual({
      chains: ['cosmos:hub'],
      methods: [],
      events: ['accountsChanged', 'chainChanged'],
      rpcMap: {},
      defaultChain: 'cosmos:hub',
    })
  })
})
