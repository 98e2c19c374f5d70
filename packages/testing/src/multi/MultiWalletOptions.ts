import type { BitcoinWalletOptions } from '../bitcoin/BitcoinWalletOptions'
import type { EvmWalletOptions } from '../evm/EvmWalletOptions'
import type { PolkadotWalletOptions } from '../polkadot/PolkadotWalletOptions'
import type { SolanaWalletOptions } from '../solana/SolanaWalletOptions'
import type { WalletStorage } from '../wallet/WalletStorage'

/** Options of `createMultiWallet`: the brand's name, and an object for each of its families. */
export type MultiWalletOptions = {
  /** The name by which pages recognize the brand. */
  readonly name?: string
  readonly rdns?: string
  readonly icon?: unknown
  /** Where all its families store their data. Defaults to nowhere. */
  readonly storage?: WalletStorage | 'local' | 'session'
  readonly evm?: EvmWalletOptions
  readonly solana?: SolanaWalletOptions
  /** With the wallet standard it shares one object with Solana. */
  readonly bitcoin?: BitcoinWalletOptions
  readonly polkadot?: PolkadotWalletOptions
}
