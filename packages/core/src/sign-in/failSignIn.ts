import { signInFailed } from '@latchkey/protocol'
import { disconnect } from '../connect/disconnect'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { showNotice } from '../modal/showNotice'
import { resetView } from '../nav/navigate'
import type { Signer } from './SignInState'
import { trackSignIn } from './trackSignIn'

/** [SIW-5] Signing in can not begin: the wallet is let go, and the visitor is back where they chose it. Never throws. */
export async function failSignIn(latchkey: Latchkey, signer: Signer): Promise<void> {
  trackSignIn(latchkey, 'SIWX_AUTH_ERROR', signer)
  // Our side lets go at once; nobody waits for the wallet to do so.
  const isGone = disconnect(latchkey, signer.namespace)
  if (isShown(latchkey)) resetView(latchkey, 'Connect')
  showNotice(latchkey, { message: signInFailed().message, variant: 'error' })
  try {
    await isGone
  } catch (cause) {
    latchkey.logger.error('A wallet without a sign-in was not disconnected', cause)
  }
}
