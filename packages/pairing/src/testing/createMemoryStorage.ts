import type { KeyValueStorage } from '@latchkey/core'

/** Creates an in-memory storage like the browser's. */
export function createMemoryStorage(): KeyValueStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  }
}
