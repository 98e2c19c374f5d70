import type { Page } from 'playwright-core'
import { buildSite } from '../site/buildSite'
import type { Site } from '../site/Site'
import { withStage } from '../withStage'
import type { Visit } from './Visit'
import { visitSite } from './visitSite'

/** A site with what a visit of it loaded. */
export type VisitedSite = { readonly site: Site; readonly visit: Visit }

/** Both sites, built and visited in the same way. */
export type SizeMeasurement = { readonly bare: VisitedSite; readonly latchkey: VisitedSite }

/** Builds both sites and visits them in Chromium; `isPublished` takes the packages as they are published. */
export async function measureSize(isPublished = false): Promise<SizeMeasurement> {
  const bare = await buildSite('bare', isPublished)
  const latchkey = await buildSite('latchkey', isPublished)
  return withStage(async ({ browser, node }) => ({
    // The address on the page is all that the bare page shows of an account.
    bare: {
      site: bare,
      visit: await visitSite({ browser, node, site: bare, showAccount: async () => undefined }),
    },
    latchkey: {
      site: latchkey,
      visit: await visitSite({ browser, node, site: latchkey, showAccount: showAccountView }),
    },
  }))
}

async function showAccountView(page: Page): Promise<void> {
  await page.locator('#root button').first().click()
  await page.locator('[data-view="Account"] [data-part="balance"][data-state="known"]').waitFor()
}
