import type { NetworkInput } from '../options/Options'

function evmNetwork(id: number, name: string): NetworkInput {
  return {
    id,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [`https://rpc-${id}.example`] } },
    blockExplorers: { default: { name: 'Explorer', url: `https://explorer-${id}.example` } },
  }
}

/** Two EVM networks that belong to nobody. */
export const testNetworks: readonly NetworkInput[] = [evmNetwork(1, 'One'), evmNetwork(2, 'Two')]
