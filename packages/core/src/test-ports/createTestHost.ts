import type { Host, KeyValueStorage } from '../ports/Host'

export type Browser = {
  readonly items: Map<string, string>
  readonly tabs: Set<(key: string | null) => void>
}

export type TestHost = Host & {
  /** Moves the clock and runs what was due. */
  advance(ms: number): void
}

/** What the tabs of one browser share. */
export function createBrowser(): Browser {
  return { items: new Map(), tabs: new Set() }
}

/** A host whose clock is moved by hand; tabs of the same browser hear of each other's storage. */
export function createTestHost(browser = createBrowser(), changes: Partial<Host> = {}): TestHost {
  let now = 1_700_000_000_000
  let count = 0
  const timers = new Map<number, { at: number; callback: () => void }>()
  let own: ((key: string | null) => void) | undefined
  const tell = (key: string) => {
    for (const listener of browser.tabs) if (listener !== own) listener(key)
  }
  const storage: KeyValueStorage = {
    getItem: (key) => browser.items.get(key) ?? null,
    setItem: (key, value) => {
      if (browser.items.get(key) === value) return
      browser.items.set(key, value)
      tell(key)
    },
    removeItem: (key) => {
      if (browser.items.delete(key)) tell(key)
    },
  }
  return {
    now: () => now,
    randomId: () => `id-${++count}`,
    setTimer(callback, ms) {
      const id = ++count
      timers.set(id, { at: now + ms, callback })
      return () => timers.delete(id)
    },
    fetch: () => Promise.reject(new TypeError('no network in this test')),
    storage,
    onStorageChange(listener) {
      own = listener
      browser.tabs.add(listener)
      return () => browser.tabs.delete(listener)
    },
    isBrowser: true,
    isMobile: false,
    languages: ['en'],
    page: { url: 'https://site.example/page', domain: 'site.example', title: 'Site' },
    ...changes,
    advance(ms) {
      const end = now + ms
      for (;;) {
        const due = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at)[0]
        if (!due) break
        timers.delete(due[0])
        now = due[1].at
        due[1].callback()
      }
      now = end
    },
  }
}
