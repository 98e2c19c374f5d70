import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import type { Signer } from './SignInState'

/** Tracks an event of the sign-in with its account. */
export function trackSignIn(
  latchkey: Latchkey,
  event: 'SIWX_AUTH_SUCCESS' | 'SIWX_AUTH_ERROR' | 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX',
  { networkId, isSmartAccount }: Signer,
): void {
  track(latchkey, event, { network: networkId, isSmartAccount })
}
