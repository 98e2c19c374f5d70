import type { Scope } from '../script/Behaviour'
import type { Scripting } from '../script/Scripting'

/** Controls for any wallet's user and the wallet itself. All take and return plain data. */
export type WalletControls = Scripting & {
  /** Answers, emits its events twice and calls the page's listener twice. */
  answerTwice(scope?: Scope): void
  /** Answers account requests with something that isn't a list of accounts. */
  malformedAccounts(value?: unknown, scope?: Scope): void
  /** Emits all its change events with garbage. */
  malformedEvents(value?: unknown): void
  /** Locks: the page sees no account until the user unlocks. */
  lock(): void
  unlock(): void
  /** The user selects another account. */
  switchAccount(index: number): void
  /** The user revokes the page's permission in the wallet. */
  forget(): void
  /** The user allows the page in the wallet. */
  authorise(): void
  /** The wallet goes offline: every request fails with 4900. */
  loseConnection(): void
  /** The wallet is back online. */
  restoreConnection(): void
  clearLog(): void
}

/** Where and when to announce itself. */
export type AnnounceOptions = {
  readonly target?: EventTarget
  readonly afterMs?: number
}

/** How a wallet of any family appears on a page, and leaves. */
export type WalletLife = {
  /** Announces itself to a page as its family does, now and to pages that ask later. Returns how to stop. */
  announce(options?: AnnounceOptions): () => void
  /** The same after some milliseconds, and silent before. */
  announceLate(ms: number, target?: EventTarget): () => void
  /** The page goes away: no more announcements, events or storage updates, and hanging requests stay so. */
  unload(): void
}
