/** A map whose entries expire. */
export type ExpiringMap<T> = {
  /** Returns whether there was room. */
  set(key: string, value: T, ends: number): boolean
  get(key: string): T | undefined
  delete(key: string): void
}

/** Keeps at most `limit` entries. When it is full, newcomers wait until one expires; no entry is evicted. */
export function createExpiringMap<T>(limit: number): ExpiringMap<T> {
  const entries = new Map<string, { readonly value: T; readonly ends: number }>()
  return {
    set(key, value, ends) {
      if (entries.size >= limit)
        for (const [old, entry] of entries) if (entry.ends <= Date.now()) entries.delete(old)
      if (entries.size >= limit && !entries.has(key)) return false
      entries.set(key, { value, ends })
      return true
    },
    get(key) {
      const entry = entries.get(key)
      return entry && entry.ends > Date.now() ? entry.value : undefined
    },
    delete: (key) => void entries.delete(key),
  }
}
