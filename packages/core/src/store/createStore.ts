import { createStore as createZustand } from 'zustand/vanilla'
import type { State } from './State'

/** A named, pure change of state. */
export type Transition<Payload> = {
  readonly type: string
  readonly apply: (state: State, payload: Payload) => State
}

/** Names a pure change of state. */
export function transition<Payload = undefined>(
  type: string,
  apply: (state: State, payload: Payload) => State,
): Transition<Payload> {
  return { type, apply }
}

export type Store = {
  getState(): State
  /** The state that a server renders, for hydration. */
  getInitialState(): State
  send<Payload>(change: Transition<Payload>, ...payload: [Payload] extends [undefined] ? [] : [Payload]): void
  subscribe(listener: (state: State, previous: State) => void): () => void
}

/** Creates the store, which changes only by named transitions. */
export function createStore(initial: State, served: State, log: (type: string) => void): Store {
  const store = createZustand<State>()(() => initial)
  return {
    getState: store.getState,
    getInitialState: () => served,
    send(change, ...[payload]) {
      const before = store.getState()
      // The tuple is empty exactly when `apply` takes no payload.
      const after = change.apply(before, payload as never)
      if (after === before) return
      log(change.type)
      store.setState(after, true)
    },
    subscribe: store.subscribe,
  }
}
