import type { WalletOptions } from './WalletOptions'
import type { WalletRecord } from './WalletRecord'

/** What a wallet starts with when it remembers nothing. */
export function createInitialRecord(
  { locked = false, authorised = false, script = [] }: WalletOptions,
  origin: string,
): WalletRecord {
  return { selected: 0, locked, origins: authorised ? [origin] : [], changedQuirks: {}, rules: script }
}
