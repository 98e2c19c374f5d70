import type { LoggedRequest } from '../script/LoggedRequest'
import type { StandardWallet } from '../wallet/StandardWallet'
import type { WalletControls, WalletLife } from '../wallet/WalletControls'
import type { WalletState } from '../wallet/WalletState'
import type { SolanaWalletQuirks } from './SolanaWalletOptions'

/** What the page sees, and what the user selected. */
export type SolanaWalletState = WalletState

/** Controls for the wallet's user and the wallet itself. All take and return plain data. */
export type SolanaWalletControls = WalletControls & {
  /** Adds an account (by default the demo phrase's next one) and returns its address, without selecting it. */
  addAccount(secretKey?: string): string
  /** Changes quirks from now on; the page is told about other chains and features. */
  set(quirks: Partial<SolanaWalletQuirks>): void
}

/** A standard wallet with real keys that does what a test tells it. */
export type SolanaWallet = SolanaWalletControls &
  WalletLife & {
    /** The object that it registers. */
    readonly wallet: StandardWallet
    /** The same, under the name that it has in all families. */
    readonly provider: StandardWallet
    readonly info: { readonly name: string; readonly icon: unknown }
    readonly state: SolanaWalletState
    /** The requests so far, with the feature as the method. */
    readonly log: readonly LoggedRequest[]
    /** All its accounts, seen by the page or not. */
    readonly addresses: readonly string[]
  }
