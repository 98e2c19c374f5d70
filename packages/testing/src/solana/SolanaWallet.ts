import type { Scope } from '../script/Behaviour'
import type { LoggedRequest } from '../script/LoggedRequest'
import type { Scripting } from '../script/Scripting'
import type { SolanaWalletQuirks } from './SolanaWalletOptions'
import type { StandardWallet } from './StandardWallet'

/** What a test may look at without asking the wallet through its features. */
export type SolanaWalletState = {
  /** What the page sees: empty while locked or not allowed. */
  readonly accounts: readonly string[]
  /** The account the user has chosen, whether the page sees it or not. */
  readonly selected: string
  readonly locked: boolean
  readonly authorised: boolean
}

/** What a test makes the wallet's user, or the wallet itself, do. All take and give plain data. */
export type SolanaWalletControls = Scripting & {
  /** Answers, emits its events twice and calls the page's listener twice. */
  answerTwice(scope?: Scope): void
  /** Answers `standard:connect` with something that is no list of accounts. */
  malformedAccounts(value?: unknown, scope?: Scope): void
  /** Locks: the page sees no account until the user unlocks. */
  lock(): void
  unlock(): void
  /** The user chooses another account. */
  switchAccount(index: number): void
  /** Adds an account (the demo phrase's next one without a key) and gives its address; it is not chosen by that. */
  addAccount(secretKey?: string): string
  /** The user withdraws the page's permission inside the wallet. */
  forget(): void
  /** The user allows the page from inside the wallet. */
  authorise(): void
  /** Changes quirks from now on; the page hears of other chains and features. */
  set(quirks: Partial<SolanaWalletQuirks>): void
  clearLog(): void
}

/** A wallet of the wallet standard with real keys that does what a test tells it. */
export type SolanaWallet = SolanaWalletControls & {
  /** The object that it registers. */
  readonly wallet: StandardWallet
  readonly state: SolanaWalletState
  /** The requests so far; their method is the feature. */
  readonly log: readonly LoggedRequest[]
  /** All its accounts, seen by the page or not. */
  readonly addresses: readonly string[]
  /** Registers itself, now and with whoever becomes ready later; the function given back ends that. */
  announce(options?: { readonly target?: EventTarget; readonly afterMs?: number }): () => void
  /** Registers itself after some milliseconds and is silent before. */
  announceLate(ms: number, target?: EventTarget): () => void
  /** The page goes away: nothing is heard of the wallet any more, and what hangs stays so. */
  unload(): void
}
