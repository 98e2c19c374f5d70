/** Listeners in the form of EIP-1193. */
export type Listeners = {
  on(event: string, listener: (payload: never) => void): void
  removeListener(event: string, listener: (payload: never) => void): void
  emit(event: string, payload: unknown): void
}

/** Makes a list of listeners; one that throws keeps nobody else from hearing. */
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
          // The site's own fault: it shows as one, and not as a fault of the wallet.
          queueMicrotask(() => {
            throw cause
          })
        }
      }
    },
  }
}
