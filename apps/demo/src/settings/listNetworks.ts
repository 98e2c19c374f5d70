import type { NetworkId, NetworkInput } from 'latchkey'
import type { SiteSettings } from './SiteSettings'

/** The name registry of the seeded local chains: it has the same address on every one. */
export const localNameRegistry = '0x8ce361602B935680E8DeC218b820ff5056BeB7af'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const explorer = (name: string, url: string) => ({ blockExplorers: { default: { name, url } } })
const known: { readonly [chainId: string]: Omit<NetworkInput, 'id' | 'rpcUrls'> } = {
  1: { name: 'Ethereum', nativeCurrency: ether, ...explorer('Etherscan', 'https://etherscan.io') },
  10: {
    name: 'OP Mainnet',
    nativeCurrency: ether,
    ...explorer('OP Etherscan', 'https://optimistic.etherscan.io'),
  },
  137: {
    name: 'Polygon',
    nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
    ...explorer('PolygonScan', 'https://polygonscan.com'),
  },
  8453: { name: 'Base', nativeCurrency: ether, ...explorer('BaseScan', 'https://basescan.org') },
  42161: { name: 'Arbitrum One', nativeCurrency: ether, ...explorer('Arbiscan', 'https://arbiscan.io') },
  11155111: {
    name: 'Sepolia',
    nativeCurrency: ether,
    testnet: true,
    ...explorer('Etherscan', 'https://sepolia.etherscan.io'),
  },
  31337: {
    name: 'Local chain',
    nativeCurrency: ether,
    contracts: { ensRegistry: { address: localNameRegistry } },
  },
  31338: { name: 'Second chain', nativeCurrency: ether },
}

/** A network with its id in both writings. */
export type OfferedNetwork = {
  readonly id: NetworkId
  readonly network: NetworkInput & { readonly id: number }
}

/** The networks that the server has an address for. */
export function listNetworks({ nodes }: SiteSettings): readonly OfferedNetwork[] {
  return Object.entries(nodes).flatMap(([id, url]) => {
    const [, chainId] = /^eip155:(\d+)$/.exec(id) ?? []
    if (chainId === undefined) return []
    return {
      id: `eip155:${chainId}` as const,
      network: {
        id: Number(chainId),
        ...(known[chainId] ?? { name: `Chain ${chainId}`, nativeCurrency: ether }),
        rpcUrls: { default: { http: [url] } },
      },
    }
  })
}
