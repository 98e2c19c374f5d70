import type { Browser } from 'playwright-core'
import { clipboard } from './openPairing'
import { openVisit, type VisitOptions } from './openVisit'
import { openWallet } from './openWallet'
import { pairWallet } from './pairWallet'

/** A visitor whose wallet is paired. */
export async function openPaired(browser: Browser, options: VisitOptions = {}) {
  const visit = await openVisit(browser, { wallets: [], context: clipboard, ...options })
  const wallet = await openWallet(browser)
  await pairWallet(visit, wallet)
  return { ...visit, wallet }
}
