import type { Rule } from '../script/Behaviour'
import type { PolkadotKey } from './PolkadotKey'
import type { PolkadotWalletQuirks } from './PolkadotWalletOptions'

/** What a wallet remembers beyond its options, as plain data: one record, stored and replaced as a whole. */
export type PolkadotData = {
  readonly selected: number
  readonly locked: boolean
  /** Origins that may see the accounts. */
  readonly origins: readonly string[]
  readonly addedKeys: readonly PolkadotKey[]
  readonly changedQuirks: Partial<PolkadotWalletQuirks>
  readonly rules: readonly Rule[]
}
