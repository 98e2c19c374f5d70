import type { LoggedRequest } from '../script/LoggedRequest'
import type { WalletControls, WalletLife } from '../wallet/WalletControls'
import type { WalletState } from '../wallet/WalletState'
import type { BitcoinWalletForm, BitcoinWalletQuirks } from './BitcoinWalletOptions'

/** What the page sees, payment address first, and the payment address of the selected account. */
export type BitcoinWalletState = WalletState & { readonly networkId: string }

/** Controls for the wallet's user and the wallet itself. All take and return plain data. */
export type BitcoinWalletControls = WalletControls & {
  /** Adds the phrase's next account and returns its payment address, without selecting it. */
  addAccount(): string
  /** The user switches the network in the wallet (CAIP-2). */
  switchNetwork(networkId: string): void
  /** Changes quirks from now on. */
  set(quirks: Partial<BitcoinWalletQuirks>): void
}

/** A Bitcoin wallet with real keys that does what a test tells it. */
export type BitcoinWallet = BitcoinWalletControls &
  WalletLife & {
    readonly form: BitcoinWalletForm
    readonly name: string
    /** The path of its object in the page, for the forms `wbip` and `unisat`. */
    readonly path: string
    /** The object that a page gets. */
    readonly provider: object
    readonly info: { readonly name: string; readonly icon: unknown }
    /** What the page sees now. */
    readonly state: BitcoinWalletState
    /** The requests so far. */
    readonly log: readonly LoggedRequest[]
    /** The payment addresses of all its accounts on its network, in order. */
    readonly addresses: readonly string[]
  }
