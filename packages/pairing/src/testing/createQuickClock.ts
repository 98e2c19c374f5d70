/** A clock that runs faster than the real one, so that waits of minutes are tested over real sockets. */
export function createQuickClock(speed: number) {
  const start = Date.now()
  const began = performance.now()
  return {
    now: () => Math.floor(start + (performance.now() - began) * speed),
    setTimer(callback: () => void, ms: number) {
      const timer = setTimeout(callback, ms / speed)
      return () => clearTimeout(timer)
    },
    /** Waits so long by this clock. */
    pass: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms / speed)),
  }
}
