import { noSignInSession } from '@latchkey/protocol'
import type { Context } from 'hono'
import type { Project } from '../projects/Project'
import type { Services } from '../Services'
import type { ShownToken } from './createTokens'
import { findToken } from './findToken'
import type { Session } from './Session'

/**
 * Returns the session of a request as it is in the database now, so an ended one is rejected. With `isLate`, accepts
 * expired tokens too. @throws noSignInSession, signInForbidden
 */
export async function findSession(
  { config, signIn }: Pick<Services, 'config' | 'signIn'>,
  { project, context }: { readonly project: Project; readonly context: Context },
  { isLate = false }: { readonly isLate?: boolean } = {},
): Promise<{ session: Session; shown: ShownToken }> {
  const shown = await signIn.tokens.readSession(project.id, findToken(config, project, context), isLate)
  const session = await signIn.sessions.find(project.id, shown.session)
  if (!session) throw noSignInSession({ reason: 'the session has ended' })
  return { session, shown }
}
