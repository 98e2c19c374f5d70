/** What a cautious clock needs. */
export type CautiousClockParts = {
  readonly now: () => number
  /** Counts milliseconds, whatever happens to the time of day. */
  readonly elapsed?: () => number
}

/** Smaller differences are corrections, not jumps. */
const jumpMs = 60_000
/** A jump forward that lasts this long is the right time, for example after the machine slept. */
const doubtMs = 600_000

/**
 * Creates a clock for deleting what has expired, which can't be undone. It follows a jump back at once, and a jump
 * forward only after ten minutes: until then, somebody may notice the wrong time and correct it.
 */
export function createCautiousClock({
  now,
  elapsed = () => performance.now(),
}: CautiousClockParts): () => number {
  let believed = now() - elapsed()
  let doubtedSince: number | undefined
  return () => {
    const offset = now() - elapsed()
    if (offset - believed <= jumpMs) doubtedSince = undefined
    else doubtedSince ??= elapsed()
    if (doubtedSince === undefined || elapsed() - doubtedSince >= doubtMs) {
      believed = offset
      doubtedSince = undefined
    }
    // Whole milliseconds, as times are stored.
    return Math.round(elapsed() + believed)
  }
}
