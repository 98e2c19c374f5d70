import type { Ends } from './Stage'

/** One thing that a site and a wallet do with each other, cut where something may go wrong: between `begin` and `end`. */
export type Step = {
  readonly actor: 'site' | 'wallet'
  /** Up to the middle. */
  begin(): Promise<unknown>
  /** What the actor does now. */
  act(): Promise<unknown>
  /** What an actor does who was reloaded in the act; nothing where it has to come to its end by itself. */
  actAgain?(): Promise<unknown>
  /** Comes to its end, and checks that it is the right one. */
  end(isRepeated: boolean): Promise<void>
}

/** A step for one pair. */
export type CreateStep = (ends: Ends) => Step
