import type { Rule } from '../script/Behaviour'

/** What every wallet remembers beyond its options, as plain data: one record, stored and replaced as a whole. */
export type WalletRecord = {
  readonly selected: number
  readonly locked: boolean
  /** Origins that may see the accounts. */
  readonly origins: readonly string[]
  readonly changedQuirks: object
  readonly rules: readonly Rule[]
}
