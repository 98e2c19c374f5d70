import type { Rule } from '../script/Behaviour'
import type { WalletOptions } from './WalletOptions'

/** What every wallet remembers besides its options: one record of plain data, stored and replaced as a whole. */
export type WalletRecord = {
  readonly selected: number
  readonly locked: boolean
  /** Origins that may see the accounts. */
  readonly origins: readonly string[]
  readonly changedQuirks: object
  readonly rules: readonly Rule[]
}

/** The initial record of a wallet. */
export function createInitialRecord(
  { locked = false, authorised = false, script = [] }: WalletOptions,
  origin: string,
): WalletRecord {
  return { selected: 0, locked, origins: authorised ? [origin] : [], changedQuirks: {}, rules: script }
}
