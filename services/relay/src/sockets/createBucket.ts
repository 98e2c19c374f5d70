/** Tokens that refill over time. */
export type Bucket = {
  /** Takes tokens; returns for how many milliseconds the bucket is overdrawn, 0 if it isn't. */
  take(count?: number): number
  /** Whether it is full, so it needn't be kept. */
  isFull(): boolean
}

/** Creates a bucket with a rate of `perSecond` and bursts of `burst`. */
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
      // Limit the debt, or a flood would lock its sender out for hours.
      left = Math.max(left - count, -2 * burst)
      return left >= 0 ? 0 : (-left / perSecond) * 1000
    },
    isFull() {
      refill()
      return left >= burst
    },
  }
}
