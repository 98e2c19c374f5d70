/** Tells listeners by name. */
export type Emitter<Events> = {
  emit<Name extends keyof Events>(name: Name, value: Events[Name]): void
  /** Returns how to stop listening. */
  on<Name extends keyof Events>(name: Name, listener: (value: Events[Name]) => void): () => void
}

/** Makes an emitter; a listener that throws keeps nobody else from hearing and breaks nothing here. */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(value: never) => void>>()
  return {
    emit(name, value) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(value as never)
        } catch (cause) {
          // The site's own fault: it shows in the console as one, and not as a broken message of the wallet.
          queueMicrotask(() => {
            throw cause
          })
        }
      }
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set)
      // Two calls with the same function are two subscriptions.
      const own = (value: never) => listener(value)
      set.add(own)
      return () => void set.delete(own)
    },
  }
}
