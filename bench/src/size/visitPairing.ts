import { followPage, type Journey } from './followPage'
import type { PairingVisit } from './Visit'

/** Loads a page, opens its dialog, requests a pairing code, and returns what each step loaded. */
export function visitPairing(journey: Journey): Promise<PairingVisit> {
  return followPage(journey, async ({ page, load, open, take }) => {
    await page.locator('[data-part="wallet-row"][data-wallet="walletConnect"]').click()
    await page.locator('[data-part="qr-code"]').waitFor()
    return { load, open, pair: await take() }
  })
}
