import { isAlike, type State } from '@latchkey/core'
import { useRef, useSyncExternalStore } from 'react'
import { useScope } from './useInstance'

type Picked<T> = { readonly state: State; readonly select: (state: State) => T; readonly value: T }

/** Returns what a selector picks from the state, as the same object while its content is the same. */
export function useSelector<T>(select: (state: State) => T): T {
  const { latchkey, early } = useScope()
  const { store } = latchkey
  const last = useRef<Picked<T> | null>(null)
  const pick = (state: State): T => {
    const before = last.current
    // A selector that builds a new array must still return one value per state, or React never settles.
    if (before && before.state === state && before.select === select) return before.value
    const next = select(state)
    const value = before && isAlike(before.value, next) ? before.value : next
    last.current = { state, select, value }
    return value
  }
  return useSyncExternalStore(
    store.subscribe,
    () => pick(store.getState()),
    // Hydration compares with the served page, which had no stored session, and at most a cookie.
    () => pick(early?.served ?? store.getInitialState()),
  )
}
