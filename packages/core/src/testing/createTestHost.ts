import type { Host, KeyValueStorage } from '../ports/Host'
import { type ManualHost, manualHost, memoryStorage } from './manualHost'

/** What tabs of one browser share. */
export type Browser = {
  readonly storage: KeyValueStorage
  readonly tabs: Set<(key: string | null) => void>
}

/** A browser with empty storage. */
export function createBrowser(): Browser {
  return { storage: memoryStorage(), tabs: new Set() }
}

/** A tab with a manual clock and no network. Tabs of the same browser see each other's storage events. */
export function createTestHost(browser = createBrowser(), parts: Partial<Host> = {}): ManualHost {
  let own: ((key: string | null) => void) | undefined
  const change = (key: string, value: string | null) => {
    if (browser.storage.getItem(key) === value) return
    if (value === null) browser.storage.removeItem(key)
    else browser.storage.setItem(key, value)
    for (const listener of browser.tabs) if (listener !== own) listener(key)
  }
  return manualHost({
    fetch: () => Promise.reject(new TypeError('no network in this test')),
    storage: {
      getItem: (key) => browser.storage.getItem(key),
      setItem: change,
      removeItem: (key) => change(key, null),
    },
    onStorageChange(listener) {
      own = listener
      browser.tabs.add(listener)
      return () => browser.tabs.delete(listener)
    },
    languages: ['en'],
    page: { url: 'https://site.example/page', domain: 'site.example', title: 'Site' },
    ...parts,
  })
}
