import type { WalletStorage } from './WalletStorage'

/**
 * The page's own storage: `local` is shared by the tabs of an origin, like a real wallet's memory; `session` is one
 * tab's.
 */
export function createBrowserStorage(kind: 'local' | 'session'): WalletStorage {
  // Read on each use: `localStorage` throws in sandboxed frames and on about:blank.
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
    // Without storage the wallet forgets on reload; the page under test must not notice anything else.
    return null
  }
}
