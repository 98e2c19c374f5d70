import type { WalletRecord } from '../wallet/WalletRecord'
import type { SolanaWalletQuirks } from './SolanaWalletOptions'

/** What a Solana wallet remembers beyond its options. */
export type SolanaWalletData = WalletRecord & {
  /** Secret keys in base58. */
  readonly addedKeys: readonly string[]
  readonly changedQuirks: Partial<SolanaWalletQuirks>
}
