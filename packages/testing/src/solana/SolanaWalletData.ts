import type { Rule } from '../script/Behaviour'
import type { SolanaWalletQuirks } from './SolanaWalletOptions'

/** What a wallet remembers beyond its options, as plain data: one record, stored and replaced as a whole. */
export type SolanaWalletData = {
  readonly selected: number
  readonly locked: boolean
  /** Origins that may see the accounts. */
  readonly origins: readonly string[]
  /** Secret keys in base58. */
  readonly addedKeys: readonly string[]
  readonly changedQuirks: Partial<SolanaWalletQuirks>
  readonly rules: readonly Rule[]
}
