/** Tells requests that wait for something that it may have happened. */
export type WakeUps = {
  wake(id: string): void
  /** Resolves after a time, when woken or when the signal aborts. */
  sleep(id: string, ms: number, signal: AbortSignal): Promise<void>
  /** How many wait at the moment. */
  sleeping(): number
}

/** Creates wake-ups within one process; requests on other processes look at the database every second. */
export function createWakeUps(): WakeUps {
  const waiting = new Map<string, Set<() => void>>()
  return {
    wake(id) {
      for (const wake of waiting.get(id) ?? []) wake()
    },
    sleeping: () => [...waiting.values()].reduce((sum, { size }) => sum + size, 0),
    sleep: (id, ms, signal) =>
      new Promise((resolve) => {
        const sleepers = waiting.get(id) ?? new Set()
        waiting.set(id, sleepers)
        const wake = () => {
          clearTimeout(timer)
          signal.removeEventListener('abort', wake)
          sleepers.delete(wake)
          if (sleepers.size === 0) waiting.delete(id)
          resolve()
        }
        const timer = setTimeout(wake, ms)
        sleepers.add(wake)
        signal.addEventListener('abort', wake)
        if (signal.aborted) wake()
      }),
  }
}
