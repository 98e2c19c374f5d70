/** How far the loading of a part has come: neither value nor error while it is on its way. */
export type PartState<T> = { readonly value?: T; readonly error?: unknown }

/** A piece of the program that is fetched when it is first needed. */
export type Part<T> = {
  /** Starts to load, unless it is loaded or under way; after a failure it tries again. */
  load(): void
  getState(): PartState<T>
  subscribe(listener: () => void): () => void
}

/** Wraps a dynamic import so that a component can ask for its result without waiting once it is there. */
export function createPart<T>(fetchPart: () => Promise<T>): Part<T> {
  const listeners = new Set<() => void>()
  let state: PartState<T> = {}
  let isAsked = false
  const set = (next: PartState<T>) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    load() {
      if (isAsked) return
      isAsked = true
      if (state.error) set({})
      fetchPart().then(
        (value) => set({ value }),
        (error: unknown) => {
          isAsked = false
          set({ error })
        },
      )
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
