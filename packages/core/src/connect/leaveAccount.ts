import { activeNamespace, connections, type Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { close } from '../nav/close'
import { currentEntry } from '../nav/currentEntry'
import { persistNetwork } from '../network/reviewNetwork'
import { namespaceActivated } from '../network/transitions'

const accountViews: ReadonlySet<string> = new Set([
  'Account',
  'Profile',
  'SwitchAddress',
  'SwitchNetwork',
  'UnsupportedChain',
])

/** [CON-13] The last account of a family is gone: leaves what shows it, and turns to a family that is still connected. */
export function leaveAccount(latchkey: Latchkey, namespace: Namespace): void {
  const { connect, nav, network } = latchkey.getState()
  if (network.activeNamespace !== namespace) return
  // The one that was used last: every tab comes to the same.
  const next = latchkey.storage.get(connections).find((row) => connect.active[row.namespace])?.namespace
  if (next) {
    latchkey.store.send(namespaceActivated, next)
    // Where the visitor stands elsewhere, in another tab, that is what the next visit begins with.
    if (latchkey.storage.get(activeNamespace) === namespace) latchkey.storage.set(activeNamespace, next)
    persistNetwork(latchkey, next)
  }
  const { view } = currentEntry(nav)
  // The list of all accounts has others to show.
  if (accountViews.has(view) && !(next && view === 'Profile') && isShown(latchkey)) close(latchkey)
}
