/** A listener of an EIP-1193 event. */
export type Listener = (...args: never[]) => void

/** The event half of an EIP-1193 provider. */
export type EventEmitter = {
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
  emit(event: string, value: unknown): void
  /** Removes every listener and accepts no more. */
  close(): void
}

/** Creates an emitter. A listener that throws is reported as an uncaught error and doesn't stop the others. */
export function createEventEmitter(): EventEmitter {
  const listeners = new Map<string, Listener[]>()
  let isOpen = true
  return {
    on(event, listener) {
      if (!isOpen) return
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    removeListener(event, listener) {
      const all = listeners.get(event) ?? []
      const index = all.indexOf(listener)
      if (index >= 0) listeners.set(event, all.toSpliced(index, 1))
    },
    emit(event, value) {
      for (const listener of listeners.get(event) ?? []) {
        try {
          Reflect.apply(listener, undefined, [value])
        } catch (error) {
          queueMicrotask(() => {
            throw error
          })
        }
      }
    },
    close() {
      isOpen = false
      listeners.clear()
    },
  }
}
