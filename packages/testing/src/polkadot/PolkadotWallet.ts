import type { LoggedRequest } from '../script/LoggedRequest'
import type { WalletControls, WalletLife } from '../wallet/WalletControls'
import type { WalletState } from '../wallet/WalletState'
import type { PolkadotKey } from './PolkadotKey'
import type { PolkadotWalletQuirks } from './PolkadotWalletOptions'

/** What the page sees, and what the user selected. */
export type PolkadotWalletState = WalletState

/** Controls for the wallet's user and the wallet itself. All take and return plain data. */
export type PolkadotWalletControls = WalletControls & {
  /** Adds an account (by default the next well-known one) and returns its address, without selecting it. */
  addAccount(key?: PolkadotKey): string
  /** Changes quirks from now on. */
  set(quirks: Partial<PolkadotWalletQuirks>): void
}

/** A page that extensions inject themselves into. */
export type InjectionTarget = { injectedWeb3?: Record<string, unknown> }

/** An extension with real keys that does what a test tells it. */
export type PolkadotWallet = PolkadotWalletControls &
  WalletLife & {
    readonly id: string
    /** What it injects into the page. */
    readonly provider: { readonly version: string; enable(origin?: string): Promise<unknown> }
    readonly info: { readonly name: string; readonly version: string }
    readonly state: PolkadotWalletState
    readonly log: readonly LoggedRequest[]
    /** All its accounts in the generic form (prefix 42), seen by the page or not. */
    readonly addresses: readonly string[]
    /** Like `announce`, on an object that needn't be a page. */
    inject(options?: { readonly target?: InjectionTarget; readonly afterMs?: number }): () => void
  }
