import type { Ends } from './Stage'

/** Something a site and a wallet do together, interruptible between `begin` and `end`. */
export type Step = {
  readonly actor: 'site' | 'wallet'
  /** Runs up to the middle. */
  begin(): Promise<unknown>
  /** What the actor does now. */
  act(): Promise<unknown>
  /** What an actor does after being reloaded in the act; absent if it must finish by itself. */
  actAgain?(): Promise<unknown>
  /** Finishes, and checks the result. */
  end(isRepeated: boolean): Promise<void>
}

/** Creates a step for a pair. */
export type CreateStep = (ends: Ends) => Step
