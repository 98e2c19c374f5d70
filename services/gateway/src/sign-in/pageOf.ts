import type { Context } from 'hono'
import { refusals } from '../http/refusals'
import { isOriginAllowed } from '../projects/isOriginAllowed'
import type { Project } from '../projects/Project'
import { parseOrigin } from '../projects/parseOrigin'

/**
 * Whether a page is on the project's list of origins. Only there do credentials that browsers add themselves, such as
 * cookies, count; a project open to every page has no such page.
 */
export function isOwnPage({ origins }: Project, origin: string | undefined): origin is string {
  return origin !== undefined && origins.length > 0 && isOriginAllowed(origins, origin)
}

/**
 * Returns the page that signs in; browsers send its origin with every POST, even to its own host. The project must
 * list it: if it were open to every page, anybody's page could get tokens that the project's back end accepts. @throws
 * signInForbidden
 */
export function pageOf(
  project: Project,
  context: Context,
): { readonly origin: string; readonly domain: string } {
  const origin = context.req.header('origin')
  const parts = isOwnPage(project, origin) ? parseOrigin(origin) : undefined
  if (!origin || !parts) throw refusals.signInForbidden()
  return { origin, domain: parts.port ? `${parts.host}:${parts.port}` : parts.host }
}
