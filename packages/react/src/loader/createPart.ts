import { useSyncExternalStore } from 'react'

/** How far the loading of a part has come: neither value nor error while it is on its way. */
export type PartState<T> = { readonly value?: T; readonly error?: unknown }

/** A piece of the program that is fetched when it is first needed. */
export type Part<T> = {
  /** Loads, unless it is loaded or under way; after a failure it tries again. Never rejects. */
  load(): Promise<void>
  getState(): PartState<T>
  subscribe(listener: () => void): () => void
}

/**
 * Wraps a dynamic import so that a component can ask for its result without waiting once it is there. `report` hears of
 * failures; with a `value` it is there from the beginning.
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

const serverState = {}
const getServerState = () => serverState

/** How far a part is loaded, kept up to date; on a server nothing is. */
export function usePart<T>(part: Part<T>): PartState<T> {
  return useSyncExternalStore(part.subscribe, part.getState, getServerState)
}
