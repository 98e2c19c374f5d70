import type { Portfolio } from '@latchkey/protocol'

/** The worth of an account by day. */
export type WorthState = {
  /** The oldest day first, today last; empty if it isn't known. */
  readonly points: Portfolio['points']
  /** When it was last requested, in ms. */
  readonly at: number
}
