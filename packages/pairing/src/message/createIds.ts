/** Numbers for requests: the milliseconds times 1000 and a counter, always rising, below 2^53. */
export function createIds(now: () => number): () => number {
  let last = 0
  return () => {
    last = Math.max(last + 1, Math.floor(now()) * 1000)
    return last
  }
}
