import { startAnvil } from '@latchkey/testing/node'
import { launchChromium } from '../launchChromium'
import { buildSite } from '../site/buildSite'
import type { SiteName } from '../site/Site'
import { type ServedSite, serveSite } from '../site/serveSite'
import { type Approach, timeVisit, type VisitTimes } from './timeVisit'

/** Every visit's times, by how the visitor comes and by page. */
export type OpeningTimes = {
  readonly [approach in Approach]: { readonly [name in SiteName]: readonly VisitTimes[] }
}

/** Visits both sites in turn, so that whatever else the machine does slows both; each visit in a fresh context. */
export async function measureOpening(visits: number): Promise<OpeningTimes> {
  const sites = { bare: await buildSite('bare'), latchkey: await buildSite('latchkey') }
  const node = await startAnvil({ seed: false })
  const bare = await serveSite(sites.bare)
  const latchkey = await serveSite(sites.latchkey)
  const browser = await launchChromium()
  try {
    const time = (site: ServedSite, approach: Approach, restOnTargetMs: number) =>
      timeVisit(browser, site.urlFor(node.url), approach, restOnTargetMs)
    const measure = async (approach: Approach) => {
      const times: { [name in SiteName]: VisitTimes[] } = { bare: [], latchkey: [] }
      for (let visit = 0; visit < visits; visit++) {
        // Between 60 and 100 ms, as people do; the same for both pages.
        const restOnTargetMs = 60 + ((visit * 17) % 41)
        times.bare.push(await time(bare, approach, restOnTargetMs))
        times.latchkey.push(await time(latchkey, approach, restOnTargetMs))
      }
      return times
    }
    // The first pages of a browser pay for its own start.
    await time(bare, 'cold', 0)
    await time(latchkey, 'cold', 0)
    return { hover: await measure('hover'), cold: await measure('cold') }
  } finally {
    await browser.close()
    await Promise.all([bare.stop(), latchkey.stop(), node.stop()])
  }
}
