import { startAnvil } from '@latchkey/testing/node'
import type { Page } from 'playwright-core'
import { launchChromium } from '../launchChromium'
import { buildSite } from '../site/buildSite'
import type { Site } from '../site/Site'
import type { Visit } from './Visit'
import { visitSite } from './visitSite'

/** A site with what a visit of it loaded. */
export type VisitedSite = { readonly site: Site; readonly visit: Visit }

/** Both sites, built and visited in the same way. */
export type SizeMeasurement = { readonly bare: VisitedSite; readonly latchkey: VisitedSite }

/** Builds both sites and visits them in Chromium; `isPublished` takes the packages as they are published. */
export async function measureSize(isPublished = false): Promise<SizeMeasurement> {
  const sites = {
    bare: await buildSite('bare', isPublished),
    latchkey: await buildSite('latchkey', isPublished),
  }
  const node = await startAnvil({ seed: false })
  try {
    const browser = await launchChromium()
    try {
      const visit = async (site: Site, showAccount: (page: Page) => Promise<void>) => ({
        site,
        visit: await visitSite({ browser, site, node, showAccount }),
      })
      return {
        // The address on the page is all that the bare page shows of an account.
        bare: await visit(sites.bare, async () => undefined),
        latchkey: await visit(sites.latchkey, showAccountView),
      }
    } finally {
      await browser.close()
    }
  } finally {
    await node.stop()
  }
}

async function showAccountView(page: Page): Promise<void> {
  await page.locator('#root button').first().click()
  await page.locator('[data-view="Account"] [data-part="balance"][data-state="known"]').waitFor()
}
