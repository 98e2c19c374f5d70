import { startTestRelay } from '@latchkey/relay/testing'

import type { Browser } from 'playwright-core'
import { buildSite } from '../site/buildSite'
import type { Site } from '../site/Site'
import type { BenchNode } from '../startNode'
import { withStage } from '../withStage'
import { followPage } from './followPage'
import { showAccountView } from './showAccountView'
import type { PairingVisit, Visit } from './Visit'
import { type FamilyVisits, visitFamilies } from './visitFamilies'
import { visitPairing } from './visitPairing'
import { visitSite } from './visitSite'

/** A site and what a visit loaded. */
export type VisitedSite = { readonly site: Site; readonly visit: Visit }

/** The site with pairing, and what a visit up to the code loaded. */
export type VisitedPairing = { readonly site: Site; readonly visit: PairingVisit }

/** The site with the embedded wallet, and what a visit up to the open list loaded. */
export type VisitedEmbedded = { readonly site: Site; readonly visit: Pick<Visit, 'load' | 'open'> }

/** The site with all families, and what visits with a wallet of each loaded. */
export type VisitedFamilies = { readonly site: Site; readonly visits: FamilyVisits }

/** All sites, built and visited in the same way. */
export type SizeMeasurement = {
  readonly bare: VisitedSite
  readonly latchkey: VisitedSite
  readonly pairing: VisitedPairing
  readonly embedded: VisitedEmbedded
  readonly families: VisitedFamilies
}

/** Builds the sites with `latchkey` as published, and visits them in Chromium. */
export async function measureSize(): Promise<SizeMeasurement> {
  const bare = await buildSite('bare')
  const latchkey = await buildSite('latchkey')
  const pairing = await buildSite('pairing')
  const embedded = await buildSite('embedded')
  const families = await buildSite('families')
  return withStage(async ({ browser, node }) => ({
    // The address is all that the bare page shows of an account.
    bare: {
      site: bare,
      visit: await visitSite({ browser, node, site: bare, showAccount: async () => undefined }),
    },
    latchkey: {
      site: latchkey,
      visit: await visitSite({ browser, node, site: latchkey, showAccount: showAccountView }),
    },
    pairing: { site: pairing, visit: await visitWithRelay(browser, node, pairing) },
    embedded: {
      site: embedded,
      visit: await followPage({ browser, node, site: embedded }, async ({ load, open }) => ({ load, open })),
    },
    families: { site: families, visits: await visitFamilies({ browser, node, site: families }) },
  }))
}

async function visitWithRelay(browser: Browser, node: BenchNode, site: Site): Promise<PairingVisit> {
  const relay = await startTestRelay()
  try {
    return await visitPairing({ browser, node, site, relayUrl: relay.url })
  } finally {
    await relay.stop()
  }
}
