import { installWallets } from '@latchkey/testing/playwright'
import type { Browser } from 'playwright-core'
import { inject } from 'vitest'
import { otherWallets } from '../browser/openFamilies'
import { demoWallet, openVisit, type Visit, type VisitOptions } from '../browser/openVisit'

/** The query of the host page for all families. */
export function familiesQuery(): string {
  return Object.values(inject('stack').families.nodes).join(' ')
}

/**
 * Opens a host page with what every screen of `viewStates` needs: wallets of each family, one with several, and the
 * modal.
 */
export async function openViews(
  browser: Browser,
  url: string,
  context: VisitOptions['context'] = {},
): Promise<Visit> {
  const { sun, coin, dot } = otherWallets()
  const brand = {
    family: 'multi',
    name: 'Brand',
    rdns: 'com.example.brand',
    evm: {},
    solana: {},
    polkadot: {},
  } as const
  const visit = await openVisit(browser, {
    url,
    context,
    wallets: [demoWallet({ exposes: 2 })],
    prepare: (own) => installWallets(own, [sun, coin, dot, brand]),
  })
  await visit.page.evaluate(() => window.fixture.start())
  return visit
}
