import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { close } from '../modal/close'
import { isShown } from '../modal/isShown'
import { currentEntry } from './currentEntry'

const accountViews: ReadonlySet<string> = new Set([
  'Account',
  'Profile',
  'SwitchAddress',
  'SwitchNetwork',
  'UnsupportedChain',
])

/** Leaves a view that shows an account which is no longer there. */
export function leaveAccount(latchkey: Latchkey, namespace: Namespace): void {
  const { nav, network } = latchkey.getState()
  const isAbout = network.activeNamespace === namespace && accountViews.has(currentEntry(nav).view)
  if (isAbout && isShown(latchkey)) close(latchkey)
}
