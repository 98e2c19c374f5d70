import { createCache } from './createCache'

/** Makes a value, or gives the one that was made a short while ago or is being made. */
export type CachedCall<Value> = {
  (key: string, make: () => Promise<Value>, lifetimeMs?: number): Promise<Value>
  /** The value that was made a short while ago. */
  known(key: string): Value | undefined
  /** The next call makes the value anew, unless it is being made right now. */
  forget(key: string): void
}

/** How long values are kept, and how many. */
export type CachedCallLimits = {
  readonly now: () => number
  readonly most: number
  readonly lifetimeMs: number
}

/** Many who ask for the same at the same time cost one call; a failure is kept for nobody. */
export function createCachedCall<Value>({ now, most, lifetimeMs }: CachedCallLimits): CachedCall<Value> {
  const kept = createCache<{ readonly value: Value }>({ now, most })
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
