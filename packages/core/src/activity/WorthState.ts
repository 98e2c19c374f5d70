import type { Portfolio } from '@latchkey/protocol'

/** What an account was worth by day, as far as it could be told. */
export type WorthState = {
  /** The oldest day first, the last one is now; empty where nobody can tell. */
  readonly points: Portfolio['points']
  /** When it was last asked for, in ms. */
  readonly at: number
}
