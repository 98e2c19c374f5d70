import type { NetworkInput } from 'latchkey'

/** The name registry of the seeded local chains. Its address is the same on each. */
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

/** Returns an EVM network as a site would write it. An unknown one is named by its id. */
export function evmNetwork(chainId: string, url: string): NetworkInput & { readonly id: number } {
  return {
    id: Number(chainId),
    ...(known[chainId] ?? { name: `Chain ${chainId}`, nativeCurrency: ether }),
    rpcUrls: { default: { http: [url] } },
  }
}
