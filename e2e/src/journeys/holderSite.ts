import { installWallets } from '@latchkey/testing/playwright'
import { inject } from 'vitest'
import { demoRdns, demoWallet } from '../browser/openVisit'
import type { EngineVisit, EngineVisitOptions } from '../engines/openIn'
import { createHolder } from './accountChain'
import { registerName } from './registerName'

/** How to open the demo with every family of chains, pairing and sign-in, as a holder of all kinds of assets. */
export type HolderSite = Required<Pick<EngineVisitOptions, 'url' | 'wallets' | 'tolerated'>> & {
  readonly prepare: (context: Parameters<typeof installWallets>[0]) => Promise<unknown>
}

const brand = { family: 'multi', name: 'Brand', rdns: 'com.example.brand', evm: {}, solana: {} } as const

/** Creates the holder, and returns how to open the demo as them. */
export async function holderSite(query?: string, { hasName = false } = {}): Promise<HolderSite> {
  const holder = await createHolder('10')
  await holder.endow()
  if (hasName) await registerName(holder.privateKey)
  return {
    url: `${inject('stack').families.demoUrl}/?${['siwx=optional', query].filter(Boolean).join('&')}`,
    wallets: [demoWallet({ keys: [holder.privateKey], capabilities: {} })],
    prepare: (context) => installWallets(context, [brand]),
    // The gateway may still be reading the account's past.
    tolerated: [/status of 503 .*\/history/],
  }
}

/** Connects the holder's wallet, and leaves the sign-in for later. */
export async function connectHolder({
  page,
  demo,
  modal,
}: Pick<EngineVisit, 'page' | 'demo' | 'modal'>): Promise<void> {
  await demo.entry.click()
  await modal.row(demoRdns).click()
  await modal.expectView('SIWXSignMessage')
  await page.evaluate(() => window.latchkey?.close())
  await modal.expectClosed()
}
