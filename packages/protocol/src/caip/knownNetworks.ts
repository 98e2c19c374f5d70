import type { Namespace } from './namespaces'
import type { NetworkId } from './parseNetworkId'

/** [IDF-7] The default network. */
export const defaultNetworkId = 'eip155:1' satisfies NetworkId

/** [IDF-7] The three Solana networks. The reference is the first 32 characters of the genesis hash. */
export const solanaNetworkIds = {
  mainnet: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  testnet: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
  devnet: 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
} as const satisfies Record<string, NetworkId>

/** [IDF-7] The EVM chains that the embedded wallet and the services support. */
export const supportedEvmChainIds = [
  1, 5, 11155111, 10, 420, 42161, 421613, 137, 80001, 42220, 1313161554, 1313161555, 56, 97, 43114, 43113,
  324, 280, 100, 8453, 84531, 84532, 7777777, 999,
] as const

/** The placeholder address of the native token. */
export const nativeTokenPlaceholder = {
  eip155: '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  solana: 'So11111111111111111111111111111111111111111',
  bip122: '0x',
  polkadot: '0x',
} as const satisfies Record<Namespace, string>
