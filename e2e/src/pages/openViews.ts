import { installWallets } from '@latchkey/testing/playwright'
import type { Browser } from 'playwright-core'
import { expect, inject } from 'vitest'
import { otherWallets } from '../browser/openFamilies'
import { demoWallet, openVisit, type Visit, type VisitOptions } from '../browser/openVisit'
import type { Engine } from '../engines/Driver'
import { type EngineVisit, type EngineVisitOptions, openIn } from '../engines/openIn'

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
  return start(await openVisit(browser, { url, context, ...withWallets() }))
}

/** Does the same in any engine. */
export async function openViewsIn(
  engine: Engine,
  url: string,
  options: Pick<EngineVisitOptions, 'viewport'> = {},
): Promise<EngineVisit> {
  return start(await openIn(engine, { url, ...options, ...withWallets() }))
}

function withWallets() {
  const { sun, coin, dot } = otherWallets()
  const brand = {
    family: 'multi',
    name: 'Brand',
    rdns: 'com.example.brand',
    evm: {},
    solana: {},
    polkadot: {},
  } as const
  return {
    wallets: [demoWallet({ exposes: 2 })],
    prepare: (context: Parameters<typeof installWallets>[0]) =>
      installWallets(context, [sun, coin, dot, brand]),
  }
}

async function start<V extends Pick<EngineVisit, 'page'>>(visit: V): Promise<V> {
  // WebKit's driver may return before the page's own script has run.
  await expect.poll(() => visit.page.evaluate(() => 'fixture' in window)).toBe(true)
  await visit.page.evaluate(() => window.fixture.start())
  return visit
}
