import { type Network, type NetworkId, solanaNetworkIds } from '@latchkey/protocol'

/** `cluster` is the explorer's name for a network other than mainnet. */
function createNetwork(caipNetworkId: NetworkId, name: string, url: string, cluster?: string): Network {
  return {
    id: caipNetworkId.slice('solana:'.length),
    caipNetworkId,
    chainNamespace: 'solana',
    name,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [url] } },
    blockExplorers: {
      default: { name: 'Solscan', url: `https://solscan.io/${cluster ? `?cluster=${cluster}` : ''}` },
    },
    testnet: cluster !== undefined,
  }
}

/** [SOL-3] Solana's main network. */
export const solanaMainnet: Network = /* @__PURE__ */ createNetwork(
  solanaNetworkIds.mainnet,
  'Solana',
  'https://api.mainnet-beta.solana.com',
)

/** [SOL-3] The test network for node operators. */
export const solanaTestnet: Network = /* @__PURE__ */ createNetwork(
  solanaNetworkIds.testnet,
  'Solana Testnet',
  'https://api.testnet.solana.com',
  'testnet',
)

/** [SOL-3] The test network for developers. */
export const solanaDevnet: Network = /* @__PURE__ */ createNetwork(
  solanaNetworkIds.devnet,
  'Solana Devnet',
  'https://api.devnet.solana.com',
  'devnet',
)
