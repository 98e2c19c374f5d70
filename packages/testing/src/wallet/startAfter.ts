/** Starts something at once or after some milliseconds; the function given back ends it, or keeps it from starting. */
export function startAfter(ms: number, start: () => () => void): () => void {
  if (ms <= 0) return start()
  let end: (() => void) | undefined
  const timer = setTimeout(() => {
    end = start()
  }, ms)
  return () => {
    clearTimeout(timer)
    end?.()
  }
}
