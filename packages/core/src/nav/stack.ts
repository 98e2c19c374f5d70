import { currentEntry } from './currentEntry'
import type { NavState } from './NavState'
import type { ViewEntry } from './views'

type Stack = NavState['stack']

function toStack(entries: readonly ViewEntry[], fallback: Stack): Stack {
  const [first, ...rest] = entries
  return first ? [first, ...rest] : fallback
}

/** [NAV-3] Adds a view; ignored when it is already current. */
export function pushView(nav: NavState, entry: ViewEntry): NavState {
  if (currentEntry(nav).view === entry.view) return nav
  return { ...nav, stack: [...nav.stack, entry], isBack: false }
}

/** [NAV-5] Replaces the stack with one view. */
export function resetView(nav: NavState, entry: ViewEntry): NavState {
  return { ...nav, stack: [entry], isBack: false }
}

/** [NAV-6] Replaces the top view; ignored when it is the same view. */
export function replaceView(nav: NavState, entry: ViewEntry): NavState {
  if (currentEntry(nav).view === entry.view) return nav
  return { ...nav, stack: toStack([...nav.stack.slice(0, -1), entry], nav.stack), isBack: false }
}

/** [NAV-4] Whether going back closes the modal. */
export function isBackClosing(nav: NavState): boolean {
  return nav.stack.length < 2 || nav.stack.some(({ view }) => view === 'UnsupportedChain')
}

/** Drops the top view; the first one stays. */
export function popView(nav: NavState): NavState {
  return { ...nav, stack: toStack(nav.stack.slice(0, -1), nav.stack), isBack: true }
}

/** [NAV-7] Keeps the entries up to an index; ignores an index that isn't on the stack. */
export function popToIndex(nav: NavState, index: number): NavState {
  if (!Number.isInteger(index) || index < 0 || index >= nav.stack.length - 1) return nav
  return { ...nav, stack: toStack(nav.stack.slice(0, index + 1), nav.stack), isBack: true }
}
