import type { Context } from 'hono'
import { refusals } from '../http/refusals'
import type { Project } from '../projects/Project'
import { parseOrigin } from '../projects/parseOrigin'
import { isOwnPage } from './isOwnPage'

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
