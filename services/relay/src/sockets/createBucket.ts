/** Tokens that refill over time. */
export type Bucket = {
  /** Takes tokens; returns for how many milliseconds the bucket is overdrawn, 0 if it isn't. */
  take(count?: number): number
  /** Gives tokens back. */
  give(count: number): void
  /** For how many milliseconds it is overdrawn. */
  debtMs(): number
  /** Whether it holds this many. */
  has(count: number): boolean
  /** How full it is, from 0 to 1; 0 if it is overdrawn. */
  level(): number
}

/** Debt ends within this time, however much was taken. */
const mostDebtMs = 10_000

/** Creates a bucket with a rate of `perSecond` and bursts of `burst`. */
export function createBucket(perSecond: number, burst: number, now: () => number): Bucket {
  const least = (-perSecond * mostDebtMs) / 1000
  let left = burst
  let at = now()
  const refill = () => {
    // The clock may go back.
    left = Math.min(burst, left + (Math.max(0, now() - at) / 1000) * perSecond)
    at = now()
  }
  const debtMs = () => {
    refill()
    return left >= 0 ? 0 : (-left / perSecond) * 1000
  }
  return {
    take(count = 1) {
      refill()
      left = Math.max(left - count, least)
      return debtMs()
    },
    give(count) {
      left = Math.min(burst, left + count)
    },
    debtMs,
    has(count) {
      refill()
      return left >= count
    },
    level() {
      refill()
      return Math.max(0, left / burst)
    },
  }
}
