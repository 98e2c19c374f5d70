import type { NavState } from './NavState'
import type { ViewEntry } from './views'

/** The entry the visitor sees. */
export function currentEntry(nav: NavState): ViewEntry {
  return nav.stack[nav.stack.length - 1] ?? nav.stack[0]
}
