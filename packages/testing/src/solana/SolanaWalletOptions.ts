import type { RpcTransport } from '../wallet/fetchTransport'
import type { WalletOptions } from '../wallet/WalletOptions'
import type { WalletQuirks } from '../wallet/WalletQuirks'

/** Ways in which real wallets differ. Change them at any time with `wallet.set`. */
export type SolanaWalletQuirks = WalletQuirks & {
  /** How many accounts a connected page sees, the selected one first (1). */
  readonly exposes: number
  /** The chains of its accounts, by the wallet standard's names (all four). */
  readonly chains: readonly string[]
  /** Its accounts are on a Ledger: they can't sign messages, and fail if asked anyway. */
  readonly isLedger: boolean
  /** Rejects a silent connection that wasn't allowed before with 4001; the standard wants no accounts. */
  readonly refusesSilent: boolean
  /** `standard:disconnect` succeeds but changes nothing. */
  readonly ignoresDisconnect: boolean
}

/** Options of `createSolanaWallet`; all have a default. */
export type SolanaWalletOptions = WalletOptions &
  Partial<SolanaWalletQuirks> & {
    /** A page identifies a standard wallet by its name alone. */
    readonly name?: string
    /** Announced unchanged, so a test can announce something hostile. */
    readonly icon?: unknown
    /** Secret keys of 32 bytes in base58, or how many of the demo phrase's accounts (3). */
    readonly keys?: readonly string[] | number
    /** Its nodes, by the standard's name of the chain, like `{ 'solana:devnet': 'http://…' }`. */
    readonly nodes?: { readonly [chain: string]: string }
    /** How it calls a node. Defaults to `fetch`. */
    readonly transport?: RpcTransport
  }
