import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { currentEntry } from './currentEntry'
import { goBackToIndex } from './navigate'
import { close } from './openClose'

const switchViews: ReadonlySet<string> = new Set(['Networks', 'SwitchNetwork', 'UnsupportedChain'])

/** Leaves the network views once the wallet has switched: back to the view before them, or out of the modal. */
export function leaveSwitching(latchkey: Latchkey): void {
  const { nav } = latchkey.getState()
  if (!isShown(latchkey) || !switchViews.has(currentEntry(nav).view)) return
  const first = nav.stack.findIndex(({ view }) => switchViews.has(view))
  if (first > 0) goBackToIndex(latchkey, first - 1)
  else close(latchkey)
}
