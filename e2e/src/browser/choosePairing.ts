import type { Locator } from 'playwright-core'
import type { Visit } from './openVisit'

/** Chooses a wallet elsewhere in the list of wallets that is open. */
export async function choosePairing({ modal }: Pick<Visit, 'modal'>): Promise<Locator> {
  // What the directory recommends comes a moment later and makes the card taller, under the pointer.
  await modal.button(/^All wallets\s*\d+\+/).waitFor()
  await modal.row('walletConnect').click()
  return modal.expectView('ConnectingWalletConnect')
}
