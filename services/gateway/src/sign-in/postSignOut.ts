import type { postSignOut as contract } from '@latchkey/protocol'
import { jsonReply } from '../http/Reply'
import type { Handler } from '../http/Route'
import type { Services } from '../Services'
import { findToken } from './findToken'
import { limitSignIn } from './limitSignIn'
import { refuseStale } from './refuseStale'
import { sessionCookie } from './sessionCookie'

/** [SIW-6] Ends the session, even with an expired token, and even if it has already ended. */
export function postSignOut(services: Services): Handler<typeof contract> {
  const { config, signIn } = services
  return async ({ project, context }) => {
    limitSignIn(services, 'postSignOut', project, context)
    const shown = await signIn.tokens.readSession(project.id, findToken(config, project, context), true)
    const session = await signIn.sessions.find(project.id, shown.session)
    if (session) refuseStale(services, session, shown)
    await signIn.sessions.end(project.id, shown.session)
    const headers: Record<string, string> = config.GATEWAY_SIGN_IN_COOKIE
      ? { 'set-cookie': sessionCookie(project.id, '', 0) }
      : {}
    return jsonReply({ status: 'ok' }, 200, headers)
  }
}
