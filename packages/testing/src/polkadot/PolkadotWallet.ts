import type { LoggedRequest } from '../script/LoggedRequest'
import type { WalletControls, WalletLife } from '../wallet/WalletControls'
import type { WalletState } from '../wallet/WalletState'
import type { PolkadotKey } from './PolkadotKey'
import type { PolkadotWalletQuirks } from './PolkadotWalletOptions'

/** What the page sees, and what the user has chosen. */
export type PolkadotWalletState = WalletState

/** What a test makes the wallet's user, or the wallet itself, do. All take and give plain data. */
export type PolkadotWalletControls = WalletControls & {
  /** Adds an account (the next well-known one without a key) and gives its address; it is not chosen by that. */
  addAccount(key?: PolkadotKey): string
  /** Changes quirks from now on. */
  set(quirks: Partial<PolkadotWalletQuirks>): void
}

/** A page that extensions put themselves on. */
export type InjectionTarget = { injectedWeb3?: Record<string, unknown> }

/** An extension with real keys that does what a test tells it. */
export type PolkadotWallet = PolkadotWalletControls &
  WalletLife & {
    readonly id: string
    /** What it puts on the page. */
    readonly provider: { readonly version: string; enable(origin?: string): Promise<unknown> }
    readonly info: { readonly name: string; readonly version: string }
    readonly state: PolkadotWalletState
    readonly log: readonly LoggedRequest[]
    /** All its accounts in the general form (prefix 42), seen by the page or not. */
    readonly addresses: readonly string[]
    /** What `announce` does, on an object that need not be a page. */
    inject(options?: { readonly target?: InjectionTarget; readonly afterMs?: number }): () => void
  }
