import type { postRevokeSession as contract } from '@latchkey/protocol'
import { is, pipe, string, uuid } from 'valibot'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { findSession } from './findSession'
import { limitSignIn } from './limitSignIn'

const sessionId = pipe(string(), uuid())

/** [SIW-6] Ends a session of the account, without revealing whether another account has one with this id. */
export function postRevokeSession(services: Services): Handler<typeof contract> {
  return async (input) => {
    limitSignIn(services, 'postRevokeSession', input.project, input.context)
    const { session } = await findSession(services, input)
    if (is(sessionId, input.params.id)) await services.signIn.sessions.endLike(session, input.params.id)
    return { status: 'ok' }
  }
}
