import { noActiveAddress, noActiveNetwork, noConnectionClient, signInNotEnabled } from '@latchkey/protocol'
import { getConnector } from '../connect/getConnector'
import type { Latchkey } from '../Latchkey'
import { followSignIn } from './followSignIn'
import { getSigner } from './getSigner'
import { getSignInConfig } from './getSignInConfig'
import type { LiveSignIn } from './LiveSignIn'
import type { Signer } from './SignInState'

/**
 * [SIW-8] The running sign-in of an instance and the account it is about. Waits for a review, unless `isHasty`.
 * @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient, signInFailed
 */
export async function getSignIn(
  latchkey: Latchkey,
  { isHasty = false } = {},
): Promise<{ readonly live: LiveSignIn; readonly signer: Signer }> {
  if (!latchkey.live.signIn && !(await getSignInConfig(latchkey))) throw signInNotEnabled()
  if (getSigner(latchkey.getState()) && !latchkey.live.signIn) await followSignIn(latchkey, 'restored')
  const { signIn: live } = latchkey.live
  if (!isHasty && latchkey.getState().signIn?.status === 'checking') await live?.settled()
  const signer = getSigner(latchkey.getState())
  if (!signer || !live) throw noActiveAddress()
  if (!signer.isSupported) throw noActiveNetwork()
  const { namespace, connectorId } = signer
  if (!latchkey.adapters.has(namespace) || !getConnector(latchkey.getState(), connectorId, namespace))
    throw noConnectionClient()
  return { live, signer }
}
