import type { BitcoinWalletOptions } from '../bitcoin/BitcoinWalletOptions'
import type { EvmWalletOptions } from '../evm/EvmWalletOptions'
import type { PolkadotWalletOptions } from '../polkadot/PolkadotWalletOptions'
import type { SolanaWalletOptions } from '../solana/SolanaWalletOptions'
import type { WalletStorage } from '../wallet/WalletStorage'

/** Options of `createMultiWallet`: what the brand is called, and an object for each family that it serves. */
export type MultiWalletOptions = {
  /** The name by which pages know that it is one brand. */
  readonly name?: string
  readonly rdns?: string
  readonly icon?: unknown
  /** Where all its families remember; nowhere when not set. */
  readonly storage?: WalletStorage | 'local' | 'session'
  readonly evm?: EvmWalletOptions
  readonly solana?: SolanaWalletOptions
  /** By the wallet standard it shares one object with Solana. */
  readonly bitcoin?: BitcoinWalletOptions
  readonly polkadot?: PolkadotWalletOptions
}
