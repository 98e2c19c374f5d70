/** A map that drops the least recently used entries. */
export type Lru<Key, Value> = {
  readonly size: number
  /** Counts as a use. */
  get(key: Key): Value | undefined
  /** Doesn't count as a use. */
  has(key: Key): boolean
  set(key: Key, value: Value): void
  delete(key: Key): boolean
  clear(): void
  /** From the least to the most recently used. */
  entries(): IterableIterator<[Key, Value]>
}

/** [HTTP-6] Creates a map of at most `limit` entries. */
export function createLru<Key, Value>(limit: number): Lru<Key, Value> {
  // A Map keeps insertion order, so a used entry is inserted again.
  const map = new Map<Key, Value>()
  return {
    get size() {
      return map.size
    },
    get(key) {
      const value = map.get(key)
      // `undefined` may be a stored value.
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
