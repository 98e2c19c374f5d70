import type { getSignInSessions as contract } from '@latchkey/protocol'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { findSession } from './findSession'
import { limitSignIn } from './limitSignIn'

/** [SIW-6] Lists the other sessions of the account in the project. */
export function getSignInSessions(services: Services): Handler<typeof contract> {
  return async (input) => {
    limitSignIn(services, 'getSignInSessions', input.project, input.context)
    const { session } = await findSession(services, input)
    const all = await services.signIn.sessions.listLike(session)
    return {
      sessions: all.map(({ id, address, chain, domain, signedInAt, expiresAt }) => ({
        id,
        address,
        networkId: chain,
        domain,
        signedInAt: signedInAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        isCurrent: id === session.id,
      })),
    }
  }
}
