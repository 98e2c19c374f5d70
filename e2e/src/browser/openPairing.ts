import type { Locator } from '../engines/Driver'
import { choosePairing } from './choosePairing'
import type { DemoHandle } from './demoOf'
import type { ModalHandle } from './modalOf'

/** Lets the visitor read what the page has copied. */
export const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Opens the modal and chooses pairing; returns the view once it shows a code. */
export async function openPairing<L extends Locator>(visit: {
  readonly demo: DemoHandle<Locator>
  readonly modal: ModalHandle<L>
}): Promise<L> {
  await visit.demo.entry.click()
  const view = await choosePairing(visit)
  await view.locator('[data-part="qr-code"]').waitFor()
  return view
}
