import type { RelayPorts } from './RelayPorts'

/** Named timers: a new one replaces the old. */
export type Timers = {
  start(name: string, ms: number, callback: () => void): void
  stop(name: string): void
  stopAll(): void
}

/** Creates named timers on the given clock. */
export function createTimers(ports: Pick<RelayPorts, 'setTimer'>): Timers {
  const running = new Map<string, () => void>()
  const stop = (name: string) => {
    running.get(name)?.()
    running.delete(name)
  }
  return {
    start(name, ms, callback) {
      stop(name)
      const cancel = ports.setTimer(() => {
        running.delete(name)
        callback()
      }, ms)
      running.set(name, cancel)
    },
    stop,
    stopAll() {
      for (const name of [...running.keys()]) stop(name)
    },
  }
}
