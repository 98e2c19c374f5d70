import type { SendActions } from './SendActions'
import type { SentTransfer } from './SentTransfer'

/** What sending holds besides its state: timers and listeners. */
export type LiveSend = {
  /** What works on the form; missing until it is first used. */
  actions?: SendActions
  /** Looks after pending transactions soon, because there is a new one. */
  follow(): void
  /** Resolves when a sent transaction has ended. */
  untilEnded(key: string): Promise<SentTransfer>
  stop(): void
}
