import { noAdapter } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { discover } from '../directory/discover'
import { track } from '../events/track'
import type { Latchkey, OpenRequest } from '../Latchkey'
import { raiseAlert } from '../modal/raiseAlert'
import { modalOpened } from '../modal/transitions'
import { namespaceActivated } from '../network/transitions'
import { viewReset } from './navTransitions'
import { openingView } from './openingView'
import { toEntry } from './views'

/** [MOD-1] [NAV-8] Opens the modal on the view that fits. @throws unknownView, viewDataMissing, noAdapter */
export function open(latchkey: Latchkey, request: OpenRequest = {}): void {
  const { view: requested, namespace, data } = request
  const { adapters, host, options, store } = latchkey
  const { isConnected } = getAccount(store.getState(), namespace)
  // Check everything before anything changes.
  const entry = toEntry(
    openingView({ requested, isConnected, hasAdapters: adapters.size > 0, isMobile: host.isMobile }),
    data ?? { namespace },
  )
  if (namespace !== undefined) {
    if (!adapters.has(namespace)) throw noAdapter({ namespace })
    store.send(namespaceActivated, namespace)
  }
  // [MOD-7] The modal does not wait for it.
  if (!options.projectId) void raiseAlert(latchkey, 'project-id-missing')
  discover(latchkey)
  store.send(viewReset, entry)
  if (!store.getState().modal.open) {
    store.send(modalOpened)
    track(latchkey, 'MODAL_OPEN', { connected: isConnected })
  }
}
