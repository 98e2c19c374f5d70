/** What is remembered for a while, and then forgotten. */
export type ExpiringMap<T> = {
  set(key: string, value: T, ends: number): void
  get(key: string): T | undefined
  /** Gives and forgets in one step, so that two requests at once never both get it. */
  take(key: string): T | undefined
}

/** Remembers at most `limit` things, the newest of them, so that nobody can fill the memory. */
export function createExpiringMap<T>(limit: number): ExpiringMap<T> {
  const entries = new Map<string, { readonly value: T; readonly ends: number }>()
  const get = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.ends > Date.now() ? entry.value : undefined
  }
  return {
    set(key, value, ends) {
      entries.delete(key)
      entries.set(key, { value, ends })
      const [oldest] = entries.keys()
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
    },
    get,
    take(key) {
      const value = get(key)
      entries.delete(key)
      return value
    },
  }
}
