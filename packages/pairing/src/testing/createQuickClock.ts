/** Creates a clock that runs faster than real time, to test long waits over real sockets. */
export function createQuickClock(speed: number) {
  const start = Date.now()
  const began = performance.now()
  return {
    now: () => Math.floor(start + (performance.now() - began) * speed),
    setTimer(callback: () => void, ms: number) {
      const timer = setTimeout(callback, ms / speed)
      return () => clearTimeout(timer)
    },
    /** Waits for a duration on this clock. */
    pass: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms / speed)),
  }
}
