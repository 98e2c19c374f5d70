import type { OnrampActions } from './OnrampActions'

/** What buying holds besides its state: timers and listeners. */
export type LiveOnramp = {
  /** What works on the form; missing until it is first used. */
  actions?: OnrampActions
  /** Asks after open orders soon, because there is a new one. */
  follow(): void
  stop(): void
}
