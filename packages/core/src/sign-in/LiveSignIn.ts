import type { SignInConfig } from './SignInConfig'
import type { Occasion } from './SignInState'

/** What a sign-in holds besides its state: the site's code, a timer, and promises that several callers wait for. */
export type LiveSignIn = {
  readonly config: SignInConfig
  /** Settles when the wallet has answered the question in the state. */
  answer: Promise<void>
  /** Settles when the message in preparation is ready or has failed. */
  preparation: Promise<void>
  /** Reviews the sign-in of the active account. */
  note(occasion: Occasion): void
  /** Resolves when all reviews have ended. */
  settled(): Promise<void>
  /** Changes the stored sessions after all changes that were started before, then tells the other tabs. */
  change<T>(limitMs: number, act: () => Promise<T>): Promise<T>
  /** Resolves when all changes that were started have ended. */
  changesDone(): Promise<unknown>
  /** Sets when the current session expires; null for never. */
  wakeAt(time: number | null): void
  /** Whether the instance was destroyed; then no review decides anything. */
  readonly isStopped: boolean
  stop(): void
}
