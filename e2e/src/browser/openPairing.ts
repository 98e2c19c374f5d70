import type { Locator } from 'playwright-core'
import { choosePairing } from './choosePairing'
import type { Visit } from './openVisit'

/** The visitor may read what the page has copied. */
export const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Opens the modal and chooses a wallet elsewhere; gives the view once its code is there. */
export async function openPairing(visit: Pick<Visit, 'demo' | 'modal'>): Promise<Locator> {
  await visit.demo.entry.click()
  const view = await choosePairing(visit)
  await view.locator('[data-part="qr-code"]').waitFor()
  return view
}
