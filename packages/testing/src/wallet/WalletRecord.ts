import type { Rule } from '../script/Behaviour'
import type { WalletOptions } from './WalletOptions'

/** What every wallet remembers beyond its options, as plain data: one record, stored and replaced as a whole. */
export type WalletRecord = {
  readonly selected: number
  readonly locked: boolean
  /** Origins that may see the accounts. */
  readonly origins: readonly string[]
  readonly changedQuirks: object
  readonly rules: readonly Rule[]
}

/** What a wallet starts with when it remembers nothing. */
export function createInitialRecord(
  { locked = false, authorised = false, script = [] }: WalletOptions,
  origin: string,
): WalletRecord {
  return { selected: 0, locked, origins: authorised ? [origin] : [], changedQuirks: {}, rules: script }
}
