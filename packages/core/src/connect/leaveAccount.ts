import { activeNamespace, connections, type Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { currentEntry } from '../nav/currentEntry'
import { close } from '../nav/openClose'
import { persistNetwork } from '../network/reviewNetwork'
import { namespaceActivated } from '../network/transitions'

const accountViews: ReadonlySet<string> = new Set([
  'Account',
  'Profile',
  'AccountSettings',
  'WalletSettings',
  'UpdateEmailWallet',
  'UpdateEmailPrimaryOtp',
  'UpdateEmailSecondaryOtp',
  'UpgradeEmailWallet',
  'UpgradeToSmartAccount',
  'SwitchAddress',
  'SmartSessionList',
  'SmartSessionCreated',
  'SwitchNetwork',
  'UnsupportedChain',
])

/**
 * [CON-13] Leaves the account views when the last account of a family is gone, and activates a family that is
 * still connected.
 */
export function leaveAccount(latchkey: Latchkey, namespace: Namespace): void {
  const { connect, nav, network } = latchkey.getState()
  if (network.activeNamespace !== namespace) return
  // The one that was used last, so every tab picks the same.
  const next = latchkey.storage.get(connections).find((row) => connect.active[row.namespace])?.namespace
  if (next) {
    latchkey.store.send(namespaceActivated, next)
    // If another tab has activated another family, the next visit starts with that one.
    if (latchkey.storage.get(activeNamespace) === namespace) latchkey.storage.set(activeNamespace, next)
    persistNetwork(latchkey, next)
  }
  const { view } = currentEntry(nav)
  // The Profile view still has other accounts to show.
  if (accountViews.has(view) && !(next && view === 'Profile') && isShown(latchkey)) close(latchkey)
}
