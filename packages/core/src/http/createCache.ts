import type { Item } from '@latchkey/protocol'
import type { ItemStore } from '../storage/createItemStore'
import { createLru } from './createLru'

/** What a cache keeps for one address; when it was had is in it. */
type Entry = { readonly timestamp: number }

/** Answers that were had before, by address. */
export type Cache<Kept extends Entry> = {
  /** The entry of the address while it is good. */
  get(address: string): Kept | undefined
  set(address: string, fields: Omit<Kept, 'timestamp'>): void
  remove(address: string): void
  clear(): void
}

/** What a cache is made with. */
export type CacheOptions<Kept extends Entry> = {
  readonly storage: ItemStore
  readonly item: Item<{ readonly [address: string]: Kept }>
  readonly lifetimeMs: number
  readonly now: () => number
  /** How many addresses are kept. */
  readonly limit?: number
}

/** The site has 5 MB of storage in all, and they are for the site; a wallet full of spam tokens must not fill it. */
const limitLength = 250_000

/** [HTTP-5] A cache in storage, so that a reload asks nobody again; the least recently used addresses give way. */
export function createCache<Kept extends Entry>(options: CacheOptions<Kept>): Cache<Kept> {
  const { storage, item, lifetimeMs, now, limit = 20 } = options
  // Use is remembered beside storage: a write for every read would cost more than the order is worth.
  const used = createLru<string, true>(limit)

  const isGood = ({ timestamp }: Kept): boolean => {
    const age = now() - timestamp
    // An entry of the future was written before the clock was set back; how old it is, nobody knows.
    return age >= 0 && age < lifetimeMs
  }

  // Read anew every time: another tab may have written, and what it wrote is parsed again.
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
      // Only the time was left out of the fields, which is put back here.
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
