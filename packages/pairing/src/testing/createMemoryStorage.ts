import type { KeyValueStorage } from '@latchkey/core'

/** A storage like the browser's, in memory. */
export function createMemoryStorage(): KeyValueStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }
}
