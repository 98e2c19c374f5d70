import { isOriginAllowed } from '../projects/isOriginAllowed'
import type { Project } from '../projects/Project'

/**
 * Whether a page is on the project's list of origins. Only there do credentials that browsers add themselves, such as
 * cookies, count; a project open to every page has no such page.
 */
export function isOwnPage({ origins }: Project, origin: string | undefined): origin is string {
  return origin !== undefined && origins.length > 0 && isOriginAllowed(origins, origin)
}
