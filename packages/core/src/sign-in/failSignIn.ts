import { isLatchkeyError, type LatchkeyError, signInFailed } from '@latchkey/protocol'
import { disconnect } from '../connect/disconnect'
import type { Latchkey } from '../Latchkey'
import { isShown } from '../modal/isShown'
import { showNotice } from '../modal/showNotice'
import { resetView } from '../nav/navigate'
import type { Signer } from './SignInState'
import { trackSignIn } from './trackSignIn'

/** Returns an error of a known kind unchanged, any other as `signInFailed`. */
export function toSignInError(error: unknown): LatchkeyError {
  return isLatchkeyError(error) ? error : signInFailed({}, { cause: error })
}

/** [SIW-5] Disconnects the wallet when the sign-in can't start, and shows the wallet list again. Never throws. */
export async function failSignIn(latchkey: Latchkey, signer: Signer): Promise<void> {
  trackSignIn(latchkey, 'SIWX_AUTH_ERROR', signer)
  // We disconnect at once, without waiting for the wallet.
  const isGone = disconnect(latchkey, signer.namespace)
  if (isShown(latchkey)) resetView(latchkey, 'Connect')
  showNotice(latchkey, { message: signInFailed().message, variant: 'error' })
  try {
    await isGone
  } catch (cause) {
    latchkey.logger.error('Could not disconnect a wallet that is not signed in', cause)
  }
}
