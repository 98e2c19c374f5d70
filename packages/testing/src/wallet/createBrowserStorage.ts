import type { WalletStorage } from './WalletStorage'

/** The page's own storage: `local` is shared by the tabs of an origin as a real wallet's memory is, `session` is one tab's. */
export function createBrowserStorage(kind: 'local' | 'session'): WalletStorage {
  // Looked up at each use: reading `localStorage` throws in sandboxed frames and on about:blank.
  const area = () => (kind === 'local' ? globalThis.localStorage : globalThis.sessionStorage)
  return {
    read: (key) => orNothing(() => area().getItem(key)),
    write(key, value) {
      orNothing(() => {
        area().setItem(key, value)
        return null
      })
    },
    subscribe(key, listener) {
      if (typeof globalThis.addEventListener !== 'function') return () => undefined
      const onStorage = (event: Event) => {
        if (event instanceof StorageEvent && (event.key === key || event.key === null)) listener()
      }
      globalThis.addEventListener('storage', onStorage)
      return () => globalThis.removeEventListener('storage', onStorage)
    },
  }
}

function orNothing(use: () => string | null): string | null {
  try {
    return use()
  } catch {
    // Blocked or full storage makes the wallet forget on reload; the page under test must not notice more than that.
    return null
  }
}
