import type { SitePort } from './SitePort'

/** Returns the page that holds this one; null in a window of its own. */
export function createSitePort(page: Window): SitePort | null {
  const { parent, top, location } = page
  if (parent === page) return null
  // Firefox has no such list. There, the first message names the origin.
  const ancestors = location.ancestorOrigins ? [...location.ancestorOrigins] : undefined
  return {
    window: parent,
    origin: ancestors?.[0],
    isNested: ancestors ? ancestors.length > 1 : parent !== top,
    post: (message, origin) => parent.postMessage(message, origin),
    listen: (listener) => page.addEventListener('message', listener),
  }
}
