import type { Store } from './createStore'
import { isAlike } from './isAlike'
import type { State } from './State'

/**
 * Calls back with what a selector picks: at once, and whenever its content changes. Returns how to stop.
 */
export function follow<T>(
  { getState, subscribe }: Pick<Store, 'getState' | 'subscribe'>,
  select: (state: State) => T,
  listener: (value: T) => void,
): () => void {
  let last = select(getState())
  listener(last)
  return subscribe((state) => {
    const next = select(state)
    if (isAlike(last, next)) return
    last = next
    listener(next)
  })
}
