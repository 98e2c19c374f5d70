import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { networksOf } from '../network/networksOf'
import type { SignInFlow } from './SignInFlow'

/** Revokes all sessions of an account, on every network of its family. @throws what the site's code throws */
export async function removeSessions(
  { getState }: Latchkey,
  { config }: SignInFlow,
  { namespace, address }: { readonly namespace: Namespace; readonly address: string },
): Promise<void> {
  for (const { caipNetworkId } of networksOf(getState(), namespace)) {
    // Only where there is one: what revoking costs, a call to a server, say, is the site's.
    const sessions = await config.getSessions(caipNetworkId, address)
    if (sessions.length > 0) await config.revokeSession(caipNetworkId, address)
  }
}
