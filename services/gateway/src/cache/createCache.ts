/** Values that are kept for a while, up to a size; what was not used for long goes first. */
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

type Entry<Value> = {
  readonly value: Value
  readonly size: number
  readonly until: number
  /** Whether it was asked for since it was last looked at. */
  isUsed: boolean
}

/**
 * A cache in memory. What was used gets a second turn when its place is needed, which costs a reader nothing: putting it
 * in front with each use would.
 */
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
      entry.isUsed = true
      return entry.value
    },
    set(key, value, lifetimeMs) {
      remove(key)
      const size = sizeOf(value)
      if (size > most) return
      entries.set(key, { value, size, until: now() + lifetimeMs, isUsed: false })
      total += size
      // A Map keeps the order of insertion, and what is put in again during the walk is met again.
      for (const [oldest, entry] of entries) {
        if (total <= most) return
        if (oldest === key) continue
        if (entry.isUsed) {
          entry.isUsed = false
          entries.delete(oldest)
          entries.set(oldest, entry)
        } else remove(oldest)
      }
    },
    delete: remove,
  }
}
