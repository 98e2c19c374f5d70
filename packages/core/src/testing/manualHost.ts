import type { Host, KeyValueStorage } from '../ports/Host'

type Timer = { readonly at: number; readonly ms: number; readonly callback: () => void }

/** A host with a manual clock and the real network. */
export type ManualHost = Host & {
  /** Moves the clock and calls the timers that are due, in order. */
  advance(ms: number): void
  /** Sets the clock, forwards or backwards, without calling timers. */
  setClock(time: number): void
  /** The delay of each running timer. */
  timers(): number[]
}

/** An in-memory storage like the browser's. */
export function memoryStorage(): KeyValueStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }
}

/** Creates a host for a test. */
export function manualHost(parts: Partial<Host> = {}): ManualHost {
  const running = new Set<Timer>()
  let time = Date.UTC(2026, 0, 1)
  return {
    now: () => time,
    randomId: () => 'id',
    setTimer(callback, ms) {
      const timer = { at: time + ms, ms, callback }
      running.add(timer)
      return () => void running.delete(timer)
    },
    fetch: (url, init) => fetch(url, init),
    storage: memoryStorage(),
    onStorageChange: () => () => undefined,
    isBrowser: true,
    isMobile: false,
    languages: [],
    timeZone: 'UTC',
    page: { url: '', domain: '', title: '' },
    ...parts,
    advance(ms) {
      const end = time + ms
      for (;;) {
        const [next] = [...running].filter(({ at }) => at <= end).sort((left, right) => left.at - right.at)
        if (!next) break
        running.delete(next)
        time = next.at
        next.callback()
      }
      time = end
    },
    setClock(to) {
      time = to
    },
    timers: () => [...running].map(({ ms }) => ms),
  }
}
