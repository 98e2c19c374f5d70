import type { State } from '@latchkey/core'
import { useRef, useSyncExternalStore } from 'react'
import { isAlike } from './isAlike'
import { useInstance } from './useInstance'

type Picked<T> = { readonly state: State; readonly select: (state: State) => T; readonly value: T }

/** What a selector picks from the state; the same object as before as long as it shows the same. */
export function useSelector<T>(select: (state: State) => T): T {
  const { store } = useInstance()
  const last = useRef<Picked<T> | null>(null)
  const pick = (state: State): T => {
    const before = last.current
    // A selector that builds a new array each time must still give one answer per state, or React never settles.
    if (before && before.state === state && before.select === select) return before.value
    const next = select(state)
    const value = before && isAlike(before.value, next) ? before.value : next
    last.current = { state, select, value }
    return value
  }
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.getState()),
    // Hydration compares with the page as it was served, which knew of no stored session.
    () => pick(store.getInitialState()),
  )
}
