import { noSignInSession } from '@latchkey/protocol'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Config } from '../config/readConfig'
import { refusals } from '../http/refusals'
import type { Project } from '../projects/Project'
import { isOwnPage } from './pageOf'
import { cookieName } from './sessionCookie'

/** Returns the token of a `Bearer <token>` header, if any. */
export function bearerOf(context: Context, header: 'authorization' | 'x-nonce-jwt'): string | undefined {
  return /^Bearer +([\w.-]+)$/i.exec(context.req.header(header) ?? '')?.[1]
}

/**
 * Returns the token of a request. Accepts a cookie only if the operator chose that, and then changes only from pages
 * of the project. @throws noSignInSession, signInForbidden
 */
export function findToken(config: Config, project: Project, context: Context): string {
  if (context.req.header('authorization') !== undefined) {
    const token = bearerOf(context, 'authorization')
    if (token === undefined) throw noSignInSession({ reason: 'the token is not valid' })
    return token
  }
  const cookie = config.GATEWAY_SIGN_IN_COOKIE ? getCookie(context, cookieName(project.id)) : undefined
  if (!cookie) throw noSignInSession({ reason: 'no one is signed in' })
  const origin = context.req.header('origin')
  // Browsers send no origin when a page on the gateway's own host only reads.
  const isReading = context.req.method === 'GET' && origin === undefined && project.origins.length > 0
  if (!isReading && !isOwnPage(project, origin)) throw refusals.signInForbidden()
  return cookie
}
