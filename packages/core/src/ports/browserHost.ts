import type { Host, KeyValueStorage } from './Host'

/** The page's storage, or null. Reading the global throws when the visitor blocks storage. */
function openStorage(): KeyValueStorage | null {
  // Node 25 has a global `localStorage` that warns when it is read, and has no methods without a file.
  if (typeof document === 'undefined') return null
  try {
    const storage = globalThis.localStorage
    return typeof storage?.getItem === 'function' ? storage : null
  } catch {
    // Access denied: the modal works without persistence.
    return null
  }
}

/** The host of a real page. On a server it does nothing. */
export function browserHost(): Host {
  const isBrowser = typeof document !== 'undefined'
  const agent = isBrowser ? navigator.userAgent : ''
  return {
    now: () => Date.now(),
    randomId: () => crypto.randomUUID(),
    setTimer(callback, ms) {
      const timer = setTimeout(callback, ms)
      return () => clearTimeout(timer)
    },
    fetch: (url, init) => fetch(url, init),
    storage: openStorage(),
    onStorageChange(listener) {
      if (!isBrowser) return () => undefined
      const handler = (event: StorageEvent) => listener(event.key)
      addEventListener('storage', handler)
      return () => removeEventListener('storage', handler)
    },
    isBrowser,
    agent,
    isMobile:
      /Android|iPhone|iPad|iPod/i.test(agent) || (isBrowser && matchMedia?.('(pointer:coarse)').matches),
    languages: isBrowser ? navigator.languages : [],
    get page() {
      return isBrowser
        ? { url: location.href, domain: location.hostname, title: document.title }
        : { url: '', domain: '', title: '' }
    },
  }
}
