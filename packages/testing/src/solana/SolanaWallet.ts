import type { LoggedRequest } from '../script/LoggedRequest'
import type { StandardWallet } from '../wallet/StandardWallet'
import type { WalletControls, WalletLife } from '../wallet/WalletControls'
import type { WalletState } from '../wallet/WalletState'
import type { SolanaWalletQuirks } from './SolanaWalletOptions'

/** What the page sees, and what the user has chosen. */
export type SolanaWalletState = WalletState

/** What a test makes the wallet's user, or the wallet itself, do. All take and give plain data. */
export type SolanaWalletControls = WalletControls & {
  /** Adds an account (the demo phrase's next one without a key) and gives its address; it is not chosen by that. */
  addAccount(secretKey?: string): string
  /** Changes quirks from now on; the page hears of other chains and features. */
  set(quirks: Partial<SolanaWalletQuirks>): void
}

/** A wallet of the wallet standard with real keys that does what a test tells it. */
export type SolanaWallet = SolanaWalletControls &
  WalletLife & {
    /** The object that it registers. */
    readonly wallet: StandardWallet
    /** The same under the name that it has in all families. */
    readonly provider: StandardWallet
    readonly info: { readonly name: string; readonly icon: unknown }
    readonly state: SolanaWalletState
    /** The requests so far; their method is the feature. */
    readonly log: readonly LoggedRequest[]
    /** All its accounts, seen by the page or not. */
    readonly addresses: readonly string[]
  }
