import { disconnect } from '../connect/disconnect'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { close } from '../nav/close'
import { resetView } from '../nav/navigate'
import { getFlow } from './getFlow'
import { signInLeft, statusSet } from './signInTransitions'
import { trackSignIn } from './trackSignIn'

/**
 * [SIW-4] The visitor does not want to sign in: where it is required they are disconnected and back at the wallets, else
 * they go on without. @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient
 */
export async function leaveSignIn(latchkey: Latchkey): Promise<void> {
  const { flow, signer } = await getFlow(latchkey, { isHasty: true })
  trackSignIn(latchkey, 'CLICK_CANCEL_SIWX', signer)
  if (flow.question) flow.question.isLeft = true
  latchkey.store.send(statusSet, 'cancelling')
  const { isRequired, session } = latchkey.getState().signIn ?? {}
  if (isRequired && !session) {
    // Our side lets go at once; nobody waits for the wallet to do so.
    const isGone = disconnect(latchkey, signer.namespace)
    if (isShown(latchkey)) resetView(latchkey, 'Connect')
    return isGone
  }
  latchkey.store.send(signInLeft, null)
  close(latchkey)
  // [NAV-9] An embedded modal shows the account again, which is still connected.
  if (!latchkey.options.enableEmbedded) resetView(latchkey, 'Connect')
}
