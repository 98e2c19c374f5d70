import type { RpcTransport } from '../wallet/fetchTransport'
import type { WalletOptions } from '../wallet/WalletOptions'
import type { WalletQuirks } from '../wallet/WalletQuirks'

/** Ways in which real wallets differ; may be changed at any time with `wallet.set`. */
export type SolanaWalletQuirks = WalletQuirks & {
  /** How many accounts a connected page sees, the selected one first (1). */
  readonly exposes: number
  /** The chains of its accounts, as the wallet standard calls them (all four). */
  readonly chains: readonly string[]
  /** Its accounts are on a Ledger: they sign no messages, and say so when they are asked all the same. */
  readonly isLedger: boolean
  /** A silent connection that was not allowed before is refused with 4001, where the standard wants no accounts. */
  readonly refusesSilent: boolean
  /** `standard:disconnect` answers well and changes nothing. */
  readonly ignoresDisconnect: boolean
}

/** Options of `createSolanaWallet`; all have a default. */
export type SolanaWalletOptions = WalletOptions &
  Partial<SolanaWalletQuirks> & {
    /** The name is all that a page knows a wallet of the standard by. */
    readonly name?: string
    /** Announced as it is, so that a test can announce something hostile. */
    readonly icon?: unknown
    /** Secret keys of 32 bytes in base58, or how many of the demo phrase's accounts (3). */
    readonly keys?: readonly string[] | number
    /** Where it sends, by the standard's name of the chain, like `{ 'solana:devnet': 'http://…' }`. */
    readonly nodes?: { readonly [chain: string]: string }
    /** How it reaches a node; `fetch` when not set. */
    readonly transport?: RpcTransport
  }
