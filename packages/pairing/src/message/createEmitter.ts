/** Emits events by name. */
export type Emitter<Events> = {
  emit<Name extends keyof Events>(name: Name, value: Events[Name]): void
  /** Returns a function that stops listening. */
  on<Name extends keyof Events>(name: Name, listener: (value: Events[Name]) => void): () => void
}

/** Creates an emitter. A listener that throws doesn't affect the others. */
export function createEmitter<Events>(): Emitter<Events> {
  const listeners = new Map<keyof Events, Set<(value: never) => void>>()
  return {
    emit(name, value) {
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(value as never)
        } catch (cause) {
          // A bug in the site: report it as such, not as a broken wallet message.
          queueMicrotask(() => {
            throw cause
          })
        }
      }
    },
    on(name, listener) {
      const set = listeners.get(name) ?? new Set()
      listeners.set(name, set)
      // The same function passed twice is two subscriptions.
      const own = (value: never) => listener(value)
      set.add(own)
      return () => void set.delete(own)
    },
  }
}
