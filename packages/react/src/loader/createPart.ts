/** The state of loading a part; neither value nor error while it loads. */
export type PartState<T> = { readonly value?: T; readonly error?: unknown }

/** A part of the program that is fetched when first needed. */
export type Part<T> = {
  /** Loads the part unless it is loaded or loading; tries again after a failure. Never rejects. */
  load(): Promise<void>
  getState(): PartState<T>
  subscribe(listener: () => void): () => void
}

/**
 * Wraps a dynamic import so a component can use its result synchronously once it has loaded. Calls `report` on failures;
 * with a `value` it is loaded from the start.
 */
export function createPart<T>(
  fetchPart: () => Promise<T>,
  report?: (error: unknown) => void,
  value?: T,
): Part<T> {
  const listeners = new Set<() => void>()
  let state: PartState<T> = value ? { value } : {}
  let loading = value && Promise.resolve()
  const set = (next: PartState<T>) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    load: () => {
      if (!loading && state.error) set({})
      loading ??= fetchPart().then(
        (loaded) => set({ value: loaded }),
        (error: unknown) => {
          loading = undefined
          report?.(error)
          set({ error })
        },
      )
      return loading
    },
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
