type Timer = { readonly at: number; readonly callback: () => void }

/** Creates a clock that a test moves by hand. */
export function createManualClock(start = Date.UTC(2027, 0, 15)) {
  const timers = new Set<Timer>()
  let time = start
  return {
    now: () => time,
    setTimer(callback: () => void, ms: number) {
      const timer = { at: time + ms, callback }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    /** Moves the clock and runs due timers in order. */
    advance(ms: number) {
      const end = time + ms
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)
        if (!next) break
        timers.delete(next)
        time = Math.max(time, next.at)
        next.callback()
      }
      time = end
    },
    /** Simulates sleep: time passes but no timer runs. */
    sleep(ms: number) {
      time += ms
    },
    timers: () => timers.size,
  }
}
