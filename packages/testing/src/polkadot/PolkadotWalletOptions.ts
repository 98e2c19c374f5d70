import type { WalletOptions } from '../wallet/WalletOptions'
import type { WalletQuirks } from '../wallet/WalletQuirks'
import type { PolkadotKey } from './PolkadotKey'

/** Ways in which real extensions differ. Change them at any time with `wallet.set`. */
export type PolkadotWalletQuirks = WalletQuirks & {
  /** How many accounts an allowed page sees, the selected one first (all). */
  readonly exposes: number
  /** Signs what it is given without adding marks. */
  readonly neverWraps: boolean
  /** Has no `signRaw`, like an extension for a hardware wallet. */
  readonly cannotSignRaw: boolean
  /** Has no `signPayload`, like one that only shows accounts. */
  readonly cannotSignPayload: boolean
  /** What it lists besides its own accounts, unchanged: EVM accounts, or garbage. */
  readonly extraAccounts: readonly unknown[]
}

/** Options of `createPolkadotWallet`; all have a default. */
export type PolkadotWalletOptions = WalletOptions &
  Partial<PolkadotWalletQuirks> & {
    /** The key under which it injects itself. */
    readonly id?: string
    readonly version?: string
    /** Keys, or how many of the well-known ones (3: sr25519, ed25519, ECDSA). */
    readonly keys?: readonly PolkadotKey[] | number
  }
