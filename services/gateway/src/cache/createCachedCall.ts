import { createCache } from './createCache'

/** Returns a recent value, joins a call in progress, or makes a new value. */
export type CachedCall<Value> = {
  (key: string, make: () => Promise<Value>, lifetimeMs?: number): Promise<Value>
  /** Returns the cached value, if any. */
  known(key: string): Value | undefined
  /** Drops the cached value. A call in progress still finishes. */
  forget(key: string): void
}

/** How long values are cached, and how many. */
export type CachedCallLimits<Value> = {
  readonly now: () => number
  /** The sum of `sizeOf`, or the number of values without it. */
  readonly most: number
  readonly sizeOf?: (value: Value) => number
  readonly lifetimeMs: number
}

/** Shares one call among concurrent callers and caches its value; failures aren't cached. */
export function createCachedCall<Value>(limits: CachedCallLimits<Value>): CachedCall<Value> {
  const { now, most, sizeOf, lifetimeMs } = limits
  const kept = createCache<{ readonly value: Value }>({
    now,
    most,
    ...(sizeOf ? { sizeOf: ({ value }: { readonly value: Value }) => sizeOf(value) } : {}),
  })
  const making = new Map<string, Promise<Value>>()
  const call = (key: string, make: () => Promise<Value>, ownLifetimeMs = lifetimeMs): Promise<Value> => {
    const known = kept.get(key)
    if (known) return Promise.resolve(known.value)
    const begun = making.get(key)
    if (begun) return begun
    const made = make()
      .then((value) => {
        kept.set(key, { value }, ownLifetimeMs)
        return value
      })
      .finally(() => making.delete(key))
    making.set(key, made)
    return made
  }
  return Object.assign(call, { known: (key: string) => kept.get(key)?.value, forget: kept.delete })
}
