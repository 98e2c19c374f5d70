import { isOriginAllowed } from '@latchkey/gateway/server'
import { frameOriginRefused } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { Site } from '../projects/createSites'

/** Returns the project that a page names, if the page is one of its own. @throws frameOriginRefused */
export async function findSite(
  { sites }: Pick<FrameServices, 'sites'>,
  { projectId, origin }: { readonly projectId: string; readonly origin: string },
): Promise<Site> {
  const site = await sites.find(projectId)
  if (!site || !isOriginAllowed(site.origins, origin))
    throw frameOriginRefused({ origin: origin.slice(0, 300) })
  return site
}
