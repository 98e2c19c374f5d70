import type { LoggedRequest } from '../script/LoggedRequest'
import type { WalletControls, WalletLife } from '../wallet/WalletControls'
import type { WalletState } from '../wallet/WalletState'
import type { BitcoinWalletForm, BitcoinWalletQuirks } from './BitcoinWalletOptions'

/** What the page sees, for payments first, and the payment address of the account that the user has chosen. */
export type BitcoinWalletState = WalletState & { readonly networkId: string }

/** What a test makes the wallet's user, or the wallet itself, do. All take and give plain data. */
export type BitcoinWalletControls = WalletControls & {
  /** Adds the phrase's next account and gives its payment address; it is not chosen by that. */
  addAccount(): string
  /** The user chooses another network in the wallet (CAIP-2). */
  switchNetwork(networkId: string): void
  /** Changes quirks from now on. */
  set(quirks: Partial<BitcoinWalletQuirks>): void
}

/** A Bitcoin wallet with real keys that does what a test tells it. */
export type BitcoinWallet = BitcoinWalletControls &
  WalletLife & {
    readonly form: BitcoinWalletForm
    readonly name: string
    /** Where its object is in the page; the forms `wbip` and `unisat` have one. */
    readonly path: string
    /** The object that a page gets. */
    readonly provider: object
    readonly info: { readonly name: string; readonly icon: unknown }
    /** What the page sees, now. */
    readonly state: BitcoinWalletState
    /** The requests so far. */
    readonly log: readonly LoggedRequest[]
    /** The payment addresses of all its accounts on its network, in their order. */
    readonly addresses: readonly string[]
  }
