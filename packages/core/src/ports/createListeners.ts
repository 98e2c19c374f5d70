/** EIP-1193 listeners. */
export type Listeners = {
  on(event: string, listener: (payload: never) => void): void
  removeListener(event: string, listener: (payload: never) => void): void
  emit(event: string, payload: unknown): void
}

/** Creates a list of listeners. One that throws doesn't affect the others. */
export function createListeners(): Listeners {
  const all = new Map<string, Set<(payload: never) => void>>()
  return {
    on(event, listener) {
      const some = all.get(event) ?? new Set()
      all.set(event, some.add(listener))
    },
    removeListener: (event, listener) => void all.get(event)?.delete(listener),
    emit(event, payload) {
      for (const listener of [...(all.get(event) ?? [])]) {
        try {
          listener(payload as never)
        } catch (cause) {
          // A bug in the site: report it as such, not as the wallet's.
          queueMicrotask(() => {
            throw cause
          })
        }
      }
    },
  }
}
