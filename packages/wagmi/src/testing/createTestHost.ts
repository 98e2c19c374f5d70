import { browserHost, type Host } from '@latchkey/core'

/** A page's host with its own storage and a clock that only a test moves on. */
export type TestHost = Host & {
  /** Fires all timers that are due within some milliseconds. */
  wait(ms: number): void
}

/** Creates a host over stored items, which may outlive it. */
export function createTestHost(items: Map<string, string>): TestHost {
  const timers = new Set<{ readonly callback: () => void; readonly ms: number }>()
  return {
    ...browserHost(),
    isBrowser: true,
    setTimer(callback, ms) {
      const timer = { callback, ms }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => items.set(key, value),
      removeItem: (key) => items.delete(key),
    },
    wait(limit) {
      for (const timer of timers) if (timer.ms <= limit && timers.delete(timer)) timer.callback()
    },
  }
}
