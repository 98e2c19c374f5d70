import { isOriginAllowed } from '../projects/isOriginAllowed'
import type { Project } from '../projects/Project'

/**
 * Whether a page is one that the operator has listed for the project. Nothing that a browser adds by itself, as a cookie,
 * counts anywhere else; a project that is open to every page has no such page.
 */
export function isOwnPage({ origins }: Project, origin: string | undefined): origin is string {
  return origin !== undefined && origins.length > 0 && isOriginAllowed(origins, origin)
}
