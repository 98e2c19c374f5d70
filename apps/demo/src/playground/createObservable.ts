/** A value with change listeners. */
export type Observable<T> = {
  getState(): T
  update(change: Partial<T>): void
  subscribe(listener: () => void): () => void
}

/** Keeps a record of values and notifies listeners. */
export function createObservable<T extends object>(initial: T): Observable<T> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    getState: () => state,
    update(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
