import { storagePrefix } from '@latchkey/protocol'
import type { Host } from '../ports/Host'

/**
 * Gives an instance with an id its own stored items: every key that starts with `@latchkey/` is stored as
 * `@latchkey:<id>/`. Changes that another tab makes under other ids aren't reported.
 */
export function withOwnKeys(host: Host, id: string): Host {
  const prefix = `${storagePrefix.slice(0, -1)}:${id}/`
  const toStored = (key: string) =>
    key.startsWith(storagePrefix) ? prefix + key.slice(storagePrefix.length) : key
  const { storage } = host
  return {
    ...host,
    // The page's URL changes, so it can't be copied.
    get page() {
      return host.page
    },
    storage: storage && {
      getItem: (key) => storage.getItem(toStored(key)),
      setItem: (key, value) => storage.setItem(toStored(key), value),
      removeItem: (key) => storage.removeItem(toStored(key)),
    },
    onStorageChange: (listener) =>
      host.onStorageChange((key) => {
        if (key === null || !key.startsWith('@latchkey')) listener(key)
        else if (key.startsWith(prefix)) listener(storagePrefix + key.slice(prefix.length))
      }),
  }
}
