import { is, parse } from 'valibot'
import { base, mainnet } from 'viem/chains'
import { describe, expect, it } from 'vitest'
import { namespaces } from '../caip/namespaces'
import { connectorTypes } from '../connect/connectorTypes'
import { defaultAccountTypes } from '../connect/defaultAccountTypes'
import type { Network } from './Network'
import { networkSchema } from './networkSchema'
import { unsupportedNetwork } from './unsupportedNetwork'

const network: Network = {
  id: 31337,
  caipNetworkId: 'eip155:31337',
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['http://127.0.0.1:8545'], webSocket: ['ws://127.0.0.1:8545'] } },
  blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } },
  testnet: true,
  assets: { imageId: 'abc', imageUrl: 'https://img.example/a.png' },
  contracts: { multicall3: { address: '0xcA11bde05977b3631167028862bE2a173976CA11', blockCreated: 0 } },
}

describe('networks', () => {
  it('[NET-5] accepts a network with every field', () => {
    expect(parse(networkSchema, network)).toEqual(network)
  })

  it('[NET-5] accepts a viem chain with its two CAIP fields, even with other contract shapes', () => {
    const chains: readonly Network[] = [
      { ...mainnet, caipNetworkId: 'eip155:1', chainNamespace: 'eip155' },
      { ...base, caipNetworkId: 'eip155:8453', chainNamespace: 'eip155' },
    ]
    for (const chain of chains)
      expect(parse(networkSchema, chain)).toMatchObject({ id: chain.id, name: chain.name })
    expect(parse(networkSchema, chains[0]).contracts).toHaveProperty('ensUniversalResolver')
  })

  it.each([
    ['another id', { id: 1 }],
    ['an EVM id that is text', { id: '31337' }],
    ['another namespace', { chainNamespace: 'solana' }],
    ['an unknown namespace', { chainNamespace: 'cosmos', caipNetworkId: 'cosmos:31337' }],
    ['no name', { name: '' }],
    ['half a decimal', { nativeCurrency: { name: '', symbol: '', decimals: 1.5 } }],
    ['an explorer that runs', { blockExplorers: { default: { name: 'x', url: 'javascript:alert(1)' } } }],
    ['an RPC that is a file', { rpcUrls: { default: { http: ['file:///etc/passwd'] } } }],
    ['no default RPC', { rpcUrls: {} }],
    ['an image that is a page', { assets: { imageUrl: 'data:text/html,<script>' } }],
  ])('[NET-5] rejects %s', (_, wrong) => {
    expect(is(networkSchema, network)).toBe(true)
    expect(is(networkSchema, { ...network, ...wrong })).toBe(false)
  })

  it('[NET-2] returns a placeholder for an unknown network', () => {
    expect(unsupportedNetwork('eip155:999999')).toEqual({
      id: 999999,
      caipNetworkId: 'eip155:999999',
      chainNamespace: 'eip155',
      name: 'Unknown Network',
      nativeCurrency: { name: '', symbol: '', decimals: 0 },
      rpcUrls: { default: { http: [] } },
    })
    expect(unsupportedNetwork('solana:abc').id).toBe('abc')
  })

  it('[CON-15] has a default account type for every namespace', () => {
    expect(namespaces.map((namespace) => defaultAccountTypes[namespace])).toEqual([
      'smartAccount',
      'eoa',
      'payment',
      'eoa',
    ])
  })

  it('[CON-10] lists the connector types', () => {
    expect([...connectorTypes].sort()).toEqual(
      ['ANNOUNCED', 'AUTH', 'EXTERNAL', 'INJECTED', 'MULTI_CHAIN', 'WALLET_CONNECT'].sort(),
    )
  })
})
