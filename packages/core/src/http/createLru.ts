/** A map that forgets what was used longest ago. */
export type Lru<Key, Value> = {
  readonly size: number
  /** Reading is a use. */
  get(key: Key): Value | undefined
  /** Looking is not a use. */
  has(key: Key): boolean
  set(key: Key, value: Value): void
  delete(key: Key): boolean
  clear(): void
  /** From the longest unused to the last used. */
  entries(): IterableIterator<[Key, Value]>
}

/** [HTTP-6] A map of at most `limit` entries; the least recently used gives way. */
export function createLru<Key, Value>(limit: number): Lru<Key, Value> {
  // A Map keeps the order of insertion, so an entry that is used is put in again.
  const map = new Map<Key, Value>()
  return {
    get size() {
      return map.size
    },
    get(key) {
      const value = map.get(key)
      // `undefined` may be a stored value too.
      if (value === undefined && !map.has(key)) return undefined
      map.delete(key)
      map.set(key, value as Value)
      return value
    },
    has: (key) => map.has(key),
    set(key, value) {
      map.delete(key)
      map.set(key, value)
      for (const oldest of map.keys()) {
        if (map.size <= limit) break
        map.delete(oldest)
      }
    },
    delete: (key) => map.delete(key),
    clear: () => map.clear(),
    entries: () => map.entries(),
  }
}
