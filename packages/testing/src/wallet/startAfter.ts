/** Starts something at once or after some milliseconds. Returns how to stop it, even before it starts. */
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
