import type { Item } from '@latchkey/protocol'
import type { ItemStore } from '../storage/createItemStore'
import { createLru } from './createLru'

/** [HTTP-5] How long an answer stays fresh, in milliseconds. */
export const cacheLifetimesMs = {
  portfolio: 30_000,
  nativeBalance: 30_000,
  names: 300_000,
  identity: 300_000,
} as const

/** What a cache keeps for one address, with the time it was fetched. */
type Entry = { readonly timestamp: number }

/** Earlier answers, by address. */
export type Cache<Kept extends Entry> = {
  /** Returns the entry of an address while it is fresh. */
  get(address: string): Kept | undefined
  set(address: string, fields: Omit<Kept, 'timestamp'>): void
  remove(address: string): void
  clear(): void
}

/** Options of a cache. */
export type CacheOptions<Kept extends Entry> = {
  readonly storage: ItemStore
  readonly item: Item<{ readonly [address: string]: Kept }>
  readonly lifetimeMs: number
  readonly now: () => number
  /** How many addresses are kept. */
  readonly limit?: number
}

/** The 5 MB of storage belong to the site; a wallet full of spam tokens must not fill them. */
const limitLength = 250_000

/**
 * [HTTP-5] Creates a cache in storage that survives reloads. The least recently used addresses are dropped
 * first.
 */
export function createCache<Kept extends Entry>(options: CacheOptions<Kept>): Cache<Kept> {
  const { storage, item, lifetimeMs, now, limit = 20 } = options
  // Recency is kept in memory: writing to storage on every read would cost too much.
  const used = createLru<string, true>(limit)

  const isGood = ({ timestamp }: Kept): boolean => {
    const age = now() - timestamp
    // An entry from the future was written before the clock was set back, so its age is unknown.
    return age >= 0 && age < lifetimeMs
  }

  // Read every time, because another tab may have written.
  const read = (): Map<string, Kept> => new Map(Object.entries(storage.get(item)))
  const write = (entries: Iterable<[string, Kept]>): void => storage.set(item, Object.fromEntries(entries))
  const isTooLong = (entries: Iterable<[string, Kept]>): boolean =>
    (item.write(Object.fromEntries(entries)) ?? '').length > limitLength

  const remove = (address: string): void => {
    used.delete(address)
    const entries = read()
    if (entries.delete(address)) write(entries)
  }

  return {
    get(address) {
      const entry = read().get(address)
      if (!entry) return undefined
      if (!isGood(entry)) {
        remove(address)
        return undefined
      }
      used.set(address, true)
      return entry
    },
    set(address, fields) {
      const kept = createLru<string, Kept>(limit)
      for (const [key, entry] of read()) if (isGood(entry)) kept.set(key, entry)
      for (const [key] of used.entries()) kept.get(key)
      used.set(address, true)
      // Adds the time, the only field that is missing.
      kept.set(address, { ...fields, timestamp: now() } as Kept)
      for (const [oldest] of kept.entries()) if (isTooLong(kept.entries())) kept.delete(oldest)
      write(kept.entries())
    },
    remove,
    clear() {
      used.clear()
      storage.remove(item)
    },
  }
}
