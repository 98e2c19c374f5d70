import type { Locator } from 'playwright-core'
import type { Visit } from './openVisit'

/** The visitor may read what the page has copied. */
export const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] }

/** Opens the modal and chooses a wallet elsewhere; gives the view once its code is there. */
export async function openPairing({ demo, modal }: Pick<Visit, 'demo' | 'modal'>): Promise<Locator> {
  await demo.entry.click()
  await modal.row('walletConnect').click()
  const view = await modal.expectView('ConnectingWalletConnect')
  await view.locator('[data-part="qr-code"]').waitFor()
  return view
}
