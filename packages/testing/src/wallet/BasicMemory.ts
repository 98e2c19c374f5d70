import type { WalletQuirks } from './WalletQuirks'
import type { WalletRecord } from './WalletRecord'

/** What the shared parts need from a wallet's memory. */
export type BasicMemory = {
  readonly origin: string
  get(): WalletRecord
  update(change: Partial<WalletRecord>): void
  quirks(): WalletQuirks
  /** All accounts, seen by the page or not. */
  addresses(): readonly string[]
}
