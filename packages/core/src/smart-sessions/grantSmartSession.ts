import type { Latchkey } from '../Latchkey'
import type { GrantedSmartSession } from './GrantedSmartSession'
import type { SmartSessionRequest } from './SmartSessionRequest'

/**
 * [FLG-6] Asks the active account for a smart session: starts it at the gateway, whose key comes before the site's, has the
 * wallet grant it, activates it, and shows that in the modal. Its code loads when it's called. @throws notConnected,
 * providerUnsupportedMethod, permissionRefused, userRejected, malformedAnswer and what the gateway answers
 */
export async function grantSmartSession(
  latchkey: Latchkey,
  request: SmartSessionRequest,
): Promise<GrantedSmartSession> {
  const { runGrant } = await import('./runGrant')
  return runGrant(latchkey, request)
}
