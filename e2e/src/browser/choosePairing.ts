import type { Locator } from '../engines/Driver'
import type { EngineVisit } from '../engines/openIn'

/** Chooses to pair in the open list of wallets. */
export async function choosePairing({ modal }: Pick<EngineVisit, 'modal'>): Promise<Locator> {
  // The directory's wallets arrive a moment later and make the card taller under the pointer.
  await modal.button(/^All wallets\s*\d+\+/).waitFor()
  await modal.row('walletConnect').click()
  return modal.expectView('ConnectingWalletConnect')
}
