import type { LoggedRequest } from '../script/LoggedRequest'
import type { Scripting } from '../script/Scripting'
import type { BitcoinWalletForm } from './BitcoinWalletOptions'

/** What a test may look at without asking the wallet through its object. */
export type BitcoinWalletState = {
  /** What the page sees, for payments first: empty while locked or not allowed. */
  readonly accounts: readonly string[]
  readonly networkId: string
  readonly locked: boolean
  readonly authorised: boolean
}

/** What a test makes the wallet's user, or the wallet itself, do. All take and give plain data. */
export type BitcoinWalletControls = Scripting & {
  /** Locks: the page sees no account until the user unlocks. */
  lock(): void
  unlock(): void
  /** The user chooses another account. */
  switchAccount(index: number): void
  /** The user chooses another network in the wallet (CAIP-2). */
  switchNetwork(networkId: string): void
  /** The user withdraws the page's permission inside the wallet. */
  forget(): void
  /** The user allows the page from inside the wallet. */
  authorise(): void
  clearLog(): void
}

/** A Bitcoin wallet with real keys that does what a test tells it. */
export type BitcoinWallet = BitcoinWalletControls & {
  readonly form: BitcoinWalletForm
  readonly name: string
  /** Where its object is in the page; the forms `wbip` and `unisat` have one. */
  readonly path: string
  /** The object that a page gets. */
  readonly provider: object
  /** What the page sees, now. */
  readonly state: BitcoinWalletState
  /** The requests so far. */
  readonly log: readonly LoggedRequest[]
  /** The payment addresses of all its accounts on its network, the chosen one first. */
  readonly addresses: readonly string[]
  /** Makes itself known to a page, by the standard of its form; the function given back ends that. */
  announce(options?: { readonly target?: EventTarget }): () => void
  /** The page goes away: no announcement and no event any more, and what hangs stays so. */
  unload(): void
}
