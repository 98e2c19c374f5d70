/** Creates increasing request ids below 2^53: milliseconds times 1000 plus a counter with a random start, so two tabs differ. */
export function createIds(now: () => number, randomBytes: (length: number) => Uint8Array): () => number {
  const [high = 0, low = 0] = randomBytes(2)
  const offset = (high * 256 + low) % 900
  let last = 0
  return () => {
    last = Math.max(last + 1, Math.floor(now()) * 1000 + offset)
    return last
  }
}
