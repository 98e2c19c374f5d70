import { getAccount } from '../connect/getAccount'
import { connectLeft } from '../connect/listTransitions'
import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import { modalClosed, shakeSet } from '../modal/transitions'
import { switchLeft } from '../network/transitions'
import { currentEntry } from './currentEntry'
import { viewReset } from './navTransitions'
import { toEntry } from './views'

/** [NAV-16] */
const shakeMs = 500

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
