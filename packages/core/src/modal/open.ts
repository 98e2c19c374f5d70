import { noAdapter, unknownView } from '@latchkey/protocol'
import { discover } from '../connect/discover'
import { getAccount } from '../connect/getAccount'
import { track } from '../events/track'
import type { Latchkey, OpenRequest } from '../Latchkey'
import { viewReset } from '../nav/navTransitions'
import { openingView } from '../nav/openingView'
import { isViewName, type ViewEntry } from '../nav/views'
import { namespaceActivated } from '../network/transitions'
import { modalOpened } from './transitions'

/** [MOD-1] [NAV-8] Opens the modal on the view that fits. @throws unknownView, noAdapter */
export function open(latchkey: Latchkey, request: OpenRequest = {}): void {
  const { view: requested, namespace, data } = request
  if (requested !== undefined && !isViewName(requested)) throw unknownView({ view: String(requested) })
  if (namespace !== undefined && !latchkey.adapters.has(namespace)) throw noAdapter({ namespace })
  if (namespace !== undefined) latchkey.store.send(namespaceActivated, namespace)
  if (!latchkey.options.projectId) void alert(latchkey)
  discover(latchkey)
  const state = latchkey.getState()
  const { isConnected } = getAccount(state)
  const view = openingView({
    requested,
    isConnected,
    hasAdapters: latchkey.adapters.size > 0,
    isMobile: latchkey.host.isMobile,
  })
  // The request's type ties the data to its view; a view that was chosen here needs none.
  latchkey.store.send(viewReset, { view, data: requested ? data : undefined } as ViewEntry)
  if (!state.modal.open) {
    latchkey.store.send(modalOpened)
    track(latchkey, 'MODAL_OPEN', { connected: isConnected })
  }
}

/** [MOD-7] Told after the modal has opened, by code that a site with a project never loads. */
async function alert(latchkey: Latchkey): Promise<void> {
  const { showAlert } = await import('./showAlert')
  showAlert(latchkey, 'project-id-missing')
}
