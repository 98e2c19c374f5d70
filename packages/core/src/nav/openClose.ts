import { getAccount } from '../connect/getAccount'
import { connectLeft } from '../connect/listTransitions'
import { discover } from '../directory/discover'
import { track } from '../events/track'
import type { Latchkey, OpenRequest } from '../Latchkey'
import { raiseAlert } from '../modal/raiseAlert'
import { modalClosed, modalOpened, shakeSet } from '../modal/transitions'
import { namespaceActivated, switchLeft } from '../network/transitions'
import { missingAdapter } from '../options/missingAdapter'
import { lazy } from '../ports/lazy'
import { currentEntry } from './currentEntry'
import { isPress } from './isPress'
import { viewReset } from './navTransitions'
import { openingView } from './openingView'
import { toEntry } from './views'

/** [NAV-16] */
const shakeMs = 500

/**
 * [MOD-1] [NAV-8] Opens the modal on the view that fits. On a page without a place for it, returns a promise that
 * rejects if the caller waits for it, and else tells the console. @throws unknownView, viewDataMissing, noAdapter
 */
export function open(
  latchkey: Latchkey,
  request: OpenRequest = {},
  isAwaited = false,
): Promise<void> | undefined {
  const { view: requested, namespace, data }: OpenRequest = isPress(request) ? {} : request
  const { adapters, host, options, slots, store } = latchkey
  const { isConnected } = getAccount(store.getState(), namespace)
  // Check everything before anything changes.
  const entry = toEntry(
    openingView({ requested, isConnected, hasAdapters: adapters.size > 0, isMobile: host.isMobile }),
    data ?? { namespace },
  )
  if (namespace !== undefined) {
    if (!adapters.has(namespace)) throw missingAdapter(latchkey, namespace)
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
  return slots.size > 0 ? undefined : untilPlaced(latchkey, isAwaited)
}

const untilPlaced = lazy(async () => (await import('./untilPlaced')).untilPlaced)

/** [MOD-1] Closes the modal. If a guard blocks that, shakes it and returns false. */
export function close(latchkey: Latchkey): boolean {
  const { modal, nav } = latchkey.getState()
  const { view } = currentEntry(nav)
  if ([...latchkey.closeGuards].some((mayLeave) => !mayLeave(view))) {
    shake(latchkey)
    return false
  }
  const { isConnected } = getAccount(latchkey.getState())
  if (modal.open) {
    latchkey.store.send(modalClosed)
    track(latchkey, 'MODAL_CLOSE', { connected: isConnected })
  }
  // A visitor who closes the modal no longer waits for a wallet.
  for (const namespace of latchkey.adapters.keys()) latchkey.store.send(connectLeft, namespace)
  if (latchkey.getState().network.switching !== null) latchkey.store.send(switchLeft)
  // [NAV-9] An embedded modal can't close, so it goes back to the start.
  if (latchkey.options.enableEmbedded)
    latchkey.store.send(viewReset, toEntry(isConnected ? 'Account' : 'Connect'))
  return true
}

/** [NAV-10] One shake at a time. */
function shake(latchkey: Latchkey): void {
  if (latchkey.getState().modal.shaking) return
  latchkey.store.send(shakeSet, true)
  latchkey.host.setTimer(() => latchkey.store.send(shakeSet, false), shakeMs)
}
