/** Creates a clock for spans of time: when the given one goes back, this one goes on from where it was. */
export function createForwardClock(now: () => number): () => number {
  let last = now()
  let skipped = 0
  return () => {
    const at = now()
    if (at < last) skipped += last - at
    last = at
    return at + skipped
  }
}
