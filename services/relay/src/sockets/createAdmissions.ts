import { setTimeout as wait } from 'node:timers/promises'
import { createBucket } from './createBucket'

/** Lets clients in one after the other. */
export type Admissions = {
  /** Waits for a turn; false if too many wait already. */
  turn(): Promise<boolean>
}

/** Clients give up on a connection after fifteen seconds. */
const longestMs = 5_000

/**
 * Spreads connections: after a restart all clients return at once, each with a signature to check and all its topics
 * to subscribe to, and those that are connected would wait for them.
 */
export function createAdmissions(perSecond: number, now: () => number): Admissions {
  const bucket = createBucket(perSecond, perSecond, now)
  return {
    async turn() {
      if (bucket.debtMs() > longestMs) return false
      const waitMs = bucket.take()
      if (waitMs > 0) await wait(waitMs, undefined, { ref: false })
      return true
    },
  }
}
