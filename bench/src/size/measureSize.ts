import { startTestRelay } from '@latchkey/relay/testing'
import type { AnvilNode } from '@latchkey/testing/node'
import type { Browser, Page } from 'playwright-core'
import { buildSite } from '../site/buildSite'
import type { Site } from '../site/Site'
import { withStage } from '../withStage'
import type { PairingVisit, Visit } from './Visit'
import { visitPairing } from './visitPairing'
import { visitSite } from './visitSite'

/** A site with what a visit of it loaded. */
export type VisitedSite = { readonly site: Site; readonly visit: Visit }

/** The site with pairing, with what a visit of it loaded that asked for a code. */
export type VisitedPairing = { readonly site: Site; readonly visit: PairingVisit }

/** Both sites, built and visited in the same way, and the one with pairing. */
export type SizeMeasurement = {
  readonly bare: VisitedSite
  readonly latchkey: VisitedSite
  readonly pairing: VisitedPairing
}

/** Builds the sites and visits them in Chromium; `isPublished` takes the packages as they are published. */
export async function measureSize(isPublished = false): Promise<SizeMeasurement> {
  const bare = await buildSite('bare', isPublished)
  const latchkey = await buildSite('latchkey', isPublished)
  const pairing = await buildSite('pairing', isPublished)
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
    pairing: { site: pairing, visit: await visitWithRelay(browser, node, pairing) },
  }))
}

async function visitWithRelay(browser: Browser, node: AnvilNode, site: Site): Promise<PairingVisit> {
  const relay = await startTestRelay()
  try {
    return await visitPairing({ browser, node, site, relayUrl: relay.url })
  } finally {
    await relay.stop()
  }
}

async function showAccountView(page: Page): Promise<void> {
  await page.locator('#root button').first().click()
  await page.locator('[data-view="Account"] [data-part="balance"][data-state="known"]').waitFor()
}
