/** Tokens that come back with time. */
export type Bucket = {
  /** Takes some; how many milliseconds the taker is ahead of what has come back, 0 if there were enough. */
  take(count?: number): number
  /** Whether nothing is taken: it need not be kept. */
  isFull(): boolean
}

/** A bucket that gives `perSecond` for long and `burst` at once. */
export function createBucket(perSecond: number, burst: number, now: () => number): Bucket {
  let left = burst
  let at = now()
  const refill = () => {
    left = Math.min(burst, left + ((now() - at) / 1000) * perSecond)
    at = now()
  }
  return {
    take(count = 1) {
      refill()
      // What is owed has a bound, or a flood would shut its sender out for hours.
      left = Math.max(left - count, -2 * burst)
      return left >= 0 ? 0 : (-left / perSecond) * 1000
    },
    isFull() {
      refill()
      return left >= burst
    },
  }
}
