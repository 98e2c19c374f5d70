import type { Locator } from '../engines/Driver'
import type { EngineVisit } from '../engines/openIn'
import { choosePairing } from './choosePairing'

/** The visitor may read what the page has copied. */
export const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Opens the modal and chooses to pair; returns the view once it shows a code. */
export async function openPairing(visit: Pick<EngineVisit, 'demo' | 'modal'>): Promise<Locator> {
  await visit.demo.entry.click()
  const view = await choosePairing(visit)
  await view.locator('[data-part="qr-code"]').waitFor()
  return view
}
