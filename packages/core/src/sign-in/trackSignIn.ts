import { track } from '../events/track'
import type { Latchkey } from '../Latchkey'
import type { Signer } from './SignInFlow'

/** Puts an event of the sign-in on the bus, with whose it is. */
export function trackSignIn(
  latchkey: Latchkey,
  event: 'SIWX_AUTH_SUCCESS' | 'SIWX_AUTH_ERROR' | 'CLICK_SIGN_SIWX_MESSAGE' | 'CLICK_CANCEL_SIWX',
  { networkId, isSmartAccount }: Signer,
): void {
  track(latchkey, event, { network: networkId, isSmartAccount })
}
