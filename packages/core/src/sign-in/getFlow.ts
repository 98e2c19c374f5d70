import { noActiveAddress, noActiveNetwork, noConnectionClient, signInNotEnabled } from '@latchkey/protocol'
import { getConnector } from '../connect/getConnector'
import type { Latchkey } from '../Latchkey'
import { followSignIn } from './followSignIn'
import { getSigner } from './getSigner'
import { getSignInConfig } from './getSignInConfig'
import type { Signer, SignInFlow } from './SignInFlow'

/**
 * [SIW-8] The sign-in of an instance and who it is about, for whoever acts on it.
 * @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient, signInFailed
 */
export async function getFlow(
  latchkey: Latchkey,
  { isHasty = false } = {},
): Promise<{ readonly flow: SignInFlow; readonly signer: Signer }> {
  if (!latchkey.live.signIn && !(await getSignInConfig(latchkey))) throw signInNotEnabled()
  if (getSigner(latchkey.getState()) && !latchkey.live.signIn) await followSignIn(latchkey, 'restored')
  const { signIn: flow } = latchkey.live
  // A look that is under way decides first, unless somebody wants to get out.
  if (!isHasty && latchkey.getState().signIn?.status === 'checking') await flow?.settled()
  const signer = getSigner(latchkey.getState())
  if (!signer || !flow) throw noActiveAddress()
  if (!signer.isSupported) throw noActiveNetwork()
  const { namespace, connectorId } = signer
  if (!latchkey.adapters.has(namespace) || !getConnector(latchkey.getState(), connectorId, namespace))
    throw noConnectionClient()
  return { flow, signer }
}
