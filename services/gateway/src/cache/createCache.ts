/** Values that are kept for a while, up to a size; what was not used for longest goes first. */
export type Cache<Value> = {
  get(key: string): Value | undefined
  set(key: string, value: Value, lifetimeMs: number): void
  delete(key: string): void
}

/** How much is kept. */
export type CacheLimits<Value> = {
  readonly now: () => number
  /** The sum of `sizeOf`, or the number of entries where that is left out. */
  readonly most: number
  readonly sizeOf?: (value: Value) => number
}

type Entry<Value> = { readonly value: Value; readonly size: number; readonly until: number }

/** A cache in memory. */
export function createCache<Value>({ now, most, sizeOf = () => 1 }: CacheLimits<Value>): Cache<Value> {
  const entries = new Map<string, Entry<Value>>()
  let total = 0
  const remove = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    total -= entry.size
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      if (entry.until <= now()) {
        remove(key)
        return undefined
      }
      // A Map keeps the order of insertion: the first is the one that was not used for longest.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, lifetimeMs) {
      remove(key)
      const size = sizeOf(value)
      if (size > most) return
      entries.set(key, { value, size, until: now() + lifetimeMs })
      total += size
      while (total > most) {
        const [oldest] = entries.keys()
        if (oldest === undefined) return
        remove(oldest)
      }
    },
    delete: remove,
  }
}
