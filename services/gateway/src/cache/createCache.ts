import { createForwardClock } from '@latchkey/relay'
import { LRUCache } from 'lru-cache'

/** Holds values for a while, up to a size; the least recently used go first. */
export type Cache<Value> = {
  get(key: string): Value | undefined
  /** Keeps a value until its lifetime ends, or for good without one. */
  set(key: string, value: Value, lifetimeMs?: number): void
  delete(key: string): void
}

/** How much a cache holds. */
export type CacheLimits<Value> = {
  /** Needed only for values with a lifetime. */
  readonly now?: () => number
  /** The sum of `sizeOf`, or the number of entries without it. */
  readonly most: number
  readonly sizeOf?: (value: Value) => number
}

/** Creates a cache in memory that runs on the given clock. */
export function createCache<Value extends object | string | boolean>({
  now = Date.now,
  most,
  sizeOf,
}: CacheLimits<Value>): Cache<Value> {
  const entries = new LRUCache<string, Value>({
    ...(sizeOf ? { maxSize: most, sizeCalculation: sizeOf } : { max: most }),
    // Values must not live on when the time of day goes back.
    perf: { now: createForwardClock(now) },
    // Without this the library caches the time and sets a timer to drop it.
    ttlResolution: 0,
  })
  return {
    get: (key) => entries.get(key),
    set(key, value, lifetimeMs) {
      entries.set(key, value, lifetimeMs === undefined ? {} : { ttl: lifetimeMs })
    },
    delete(key) {
      entries.delete(key)
    },
  }
}
