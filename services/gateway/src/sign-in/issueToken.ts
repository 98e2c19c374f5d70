import type { signInTokenSchema } from '@latchkey/protocol'
import type { Context } from 'hono'
import type { InferOutput } from 'valibot'
import type { Project } from '../projects/Project'
import type { Services } from '../Services'
import { isOwnPage } from './pageOf'
import type { Session } from './Session'
import { sessionCookie } from './sessionCookie'

/** A token in wire format. */
export type IssuedToken = InferOutput<typeof signInTokenSchema>

/** Describes a token and its session. */
export function describeToken({ id, expiresAt }: Session, token: string, tokenEnd: Date): IssuedToken {
  return {
    token,
    tokenExpiresAt: tokenEnd.toISOString(),
    sessionId: id,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Returns the newest token of a session: for the page, and as a cookie header if cookies are on. */
export async function issueToken(
  { config, signIn, now }: Pick<Services, 'config' | 'signIn' | 'now'>,
  session: Session,
  { project, context }: { readonly project: Project; readonly context: Context },
): Promise<{ issued: IssuedToken; headers: Record<string, string> }> {
  const token = await signIn.tokens.makeSession(session)
  const issued = describeToken(session, token, session.tokenExpiresAt)
  const hasCookie = config.GATEWAY_SIGN_IN_COOKIE && isOwnPage(project, context.req.header('origin'))
  const seconds = Math.max(0, Math.floor((session.expiresAt.getTime() - now()) / 1000))
  const headers: Record<string, string> = hasCookie
    ? { 'set-cookie': sessionCookie(project.id, token, seconds) }
    : {}
  return { issued, headers }
}
