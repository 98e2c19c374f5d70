import { disconnect } from '../connect/disconnect'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { resetView } from '../nav/navigate'
import { close } from '../nav/openClose'
import { getSignIn } from './getSignIn'
import { questionLeft, signInLeft, statusSet } from './signInTransitions'
import { trackSignIn } from './trackSignIn'

/**
 * [SIW-4] The visitor declines to sign in. If sign-in is required, disconnects and shows the wallets again; otherwise
 * the visitor goes on without. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient
 */
export async function leaveSignIn(latchkey: Latchkey): Promise<void> {
  const { signer } = await getSignIn(latchkey, { isHasty: true })
  trackSignIn(latchkey, 'CLICK_CANCEL_SIWX', signer)
  latchkey.store.send(questionLeft)
  latchkey.store.send(statusSet, 'cancelling')
  const { isRequired, session } = latchkey.getState().signIn ?? {}
  if (isRequired && !session) {
    // We disconnect at once, without waiting for the wallet.
    const isGone = disconnect(latchkey, signer.namespace)
    if (isShown(latchkey)) resetView(latchkey, 'Connect')
    return isGone
  }
  latchkey.store.send(signInLeft, null)
  close(latchkey)
  // [NAV-9] An embedded modal shows the account again, which is still connected.
  if (!latchkey.options.enableEmbedded) resetView(latchkey, 'Connect')
}
