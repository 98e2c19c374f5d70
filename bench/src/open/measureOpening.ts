import { buildSite } from '../site/buildSite'
import type { SiteName } from '../site/Site'
import { type ServedSite, serveSite } from '../site/serveSite'
import { withStage } from '../withStage'
import { type Approach, timeVisit, type VisitTimes } from './timeVisit'

/** The times of every visit, by approach and page. */
export type OpeningTimes = {
  readonly [approach in Approach]: { readonly [name in SiteName]: readonly VisitTimes[] }
}

/** Visits both sites in turn, so other load slows both. Each visit has a fresh context. */
export async function measureOpening(visits: number): Promise<OpeningTimes> {
  const bare = await serveSite(await buildSite('bare'))
  const latchkey = await serveSite(await buildSite('latchkey'))
  try {
    return await withStage(async ({ browser, node }) => {
      const time = (site: ServedSite, approach: Approach, restMs: number) =>
        timeVisit({ browser, url: site.urlFor(node.url), approach, restMs })
      const measure = async (approach: Approach) => {
        const times: { readonly [name in SiteName]: VisitTimes[] } = { bare: [], latchkey: [] }
        for (let visit = 0; visit < visits; visit++) {
          // 60 to 100 ms, as people do, the same for both pages.
          const restMs = 60 + ((visit * 17) % 41)
          times.bare.push(await time(bare, approach, restMs))
          times.latchkey.push(await time(latchkey, approach, restMs))
        }
        return times
      }
      // A browser's first pages pay for its own start.
      await time(bare, 'cold', 0)
      await time(latchkey, 'cold', 0)
      return { hover: await measure('hover'), cold: await measure('cold') }
    })
  } finally {
    await Promise.all([bare.stop(), latchkey.stop()])
  }
}
