import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { networksOf } from '../network/networksOf'
import type { LiveSignIn } from './LiveSignIn'

/** Revokes all sessions of an account on all networks of its family. @throws what the site's code throws */
export async function removeSessions(
  { getState }: Latchkey,
  { config }: LiveSignIn,
  { namespace, address }: { readonly namespace: Namespace; readonly address: string },
): Promise<void> {
  for (const { caipNetworkId } of networksOf(getState(), namespace)) {
    // Only where there is one: revoking may cost the site a call to its server.
    const sessions = await config.getSessions(caipNetworkId, address)
    if (sessions.length > 0) await config.revokeSession(caipNetworkId, address)
  }
}
