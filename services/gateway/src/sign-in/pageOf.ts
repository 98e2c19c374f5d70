import type { Context } from 'hono'
import { refusals } from '../http/refusals'
import type { Project } from '../projects/Project'
import { parseOrigin } from '../projects/parseOrigin'
import { isOwnPage } from './isOwnPage'

/**
 * The page that signs in; browsers tell its origin with every POST, also to the own host. It has to be one that the
 * project lists: of a project that is open to every page, anybody's page could get tokens that its back end takes for its
 * own visitors'. @throws signInForbidden
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
