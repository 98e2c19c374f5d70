import { activeNamespace, activeNetworkId, familyNetworkId, type Namespace } from '@latchkey/protocol'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import { leaveSwitching } from '../nav/leaveSwitching'
import { open } from '../nav/openClose'
import { getNetwork } from './getNetwork'
import { isUnsupportedShown } from './isUnsupportedShown'
import { networkFollowed } from './transitions'

/**
 * Follows a namespace's wallet to its network, and shows a network that can't be used.
 * `isQuiet` opens nothing: a page that has just loaded shouldn't show a dialog.
 */
export function reviewNetwork(latchkey: Latchkey, namespace: Namespace, { isQuiet = false } = {}): void {
  const state = latchkey.getState()
  const now = getNetwork(state, namespace)
  if (!now) return
  const isMoved = state.network.selected[namespace] !== now.networkId
  if (isMoved) {
    latchkey.store.send(networkFollowed, { namespace, networkId: now.networkId })
    track(latchkey, 'SWITCH_NETWORK', { network: now.networkId })
  }
  persistNetwork(latchkey, namespace)
  // Ignore wallets of a family that isn't active.
  if (namespace !== state.network.activeNamespace) return
  if (now.isSupported) {
    const { view, data } = currentEntry(latchkey.getState().nav)
    // Where only swaps don't work, the wallet has to move first.
    if (view === 'UnsupportedChain' && (isMoved || !data.swapUnsupportedChain)) leaveSwitching(latchkey)
  } else if (
    isMoved &&
    !isQuiet &&
    isUnsupportedShown({ isSupported: false, ...latchkey.options, isBasic: latchkey.adapters.size === 0 })
  ) {
    open(latchkey, { view: 'UnsupportedChain', namespace })
  }
}

/**
 * [NET-6] Stores the network of a namespace for the next visit, if the site supports it. The active namespace is
 * stored where the visitor chooses it, because tabs in the background hear the wallets too.
 */
export function persistNetwork({ getState, storage }: Latchkey, namespace: Namespace): void {
  const now = getNetwork(getState(), namespace)
  if (!now?.isSupported) return
  storage.set(familyNetworkId, now.networkId, namespace)
  if (storage.get(activeNamespace) === namespace) storage.set(activeNetworkId, now.networkId)
}
