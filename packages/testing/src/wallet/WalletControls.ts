import type { Scope } from '../script/Behaviour'
import type { Scripting } from '../script/Scripting'

/** What a test makes any wallet's user, or the wallet itself, do. All take and give plain data. */
export type WalletControls = Scripting & {
  /** Answers, emits its events twice and calls the page's listener twice. */
  answerTwice(scope?: Scope): void
  /** Answers the questions for accounts with something that is no list of accounts. */
  malformedAccounts(value?: unknown, scope?: Scope): void
  /** Tells the page of changes, by every event that it has, with something that is none. */
  malformedEvents(value?: unknown): void
  /** Locks: the page sees no account until the user unlocks. */
  lock(): void
  unlock(): void
  /** The user chooses another account. */
  switchAccount(index: number): void
  /** The user withdraws the page's permission inside the wallet. */
  forget(): void
  /** The user allows the page from inside the wallet. */
  authorise(): void
  /** The wallet is cut off: every request fails with 4900. */
  loseConnection(): void
  /** It works again. */
  restoreConnection(): void
  clearLog(): void
}

/** Where and when to show itself. */
export type AnnounceOptions = {
  readonly target?: EventTarget
  readonly afterMs?: number
}

/** How a wallet of any family comes to a page, and goes. */
export type WalletLife = {
  /** Makes itself known to a page as the wallets of its family do, now and to whoever asks later; the function given back ends that. */
  announce(options?: AnnounceOptions): () => void
  /** The same after some milliseconds, and silent before. */
  announceLate(ms: number, target?: EventTarget): () => void
  /** The page goes away: no announcement, no event and no news of other tabs any more, and what hangs stays so. */
  unload(): void
}
