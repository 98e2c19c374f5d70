import type { NetworkId } from './parseNetworkId'

/** [IDF-7] The three Solana networks. The reference is the first 32 characters of the genesis hash. */
export const solanaNetworkIds = {
  mainnet: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  testnet: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  devnet: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
} as const satisfies Record<string, NetworkId>
