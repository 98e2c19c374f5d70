import { type Network, type NetworkId, solanaNetworkIds } from '@latchkey/protocol'

/** A Solana network for tests; devnet by default. */
export function createNetwork(
  url = 'http://127.0.0.1:9',
  caipNetworkId: NetworkId = solanaNetworkIds.devnet,
): Network {
  return {
    id: caipNetworkId.slice('solana:'.length),
    caipNetworkId,
    chainNamespace: 'solana',
    name: 'Solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [url] } },
  }
}
