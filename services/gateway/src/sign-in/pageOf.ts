import type { Context } from 'hono'
import { refusals } from '../http/refusals'
import { parseOrigin } from '../projects/parseOrigin'

/** The page that signs in: browsers tell its origin with every POST, also to the own host. @throws signInForbidden */
export function pageOf(context: Context): { readonly origin: string; readonly domain: string } {
  const origin = context.req.header('origin') ?? ''
  const parts = parseOrigin(origin)
  if (!parts || origin.includes('*')) throw refusals.signInForbidden()
  return { origin, domain: parts.port ? `${parts.host}:${parts.port}` : parts.host }
}
