import type { Locator } from '../engines/Driver'
import type { ModalHandle } from './modalOf'

/** Chooses pairing in the open wallet list. */
export async function choosePairing<L extends Locator>({
  modal,
}: {
  readonly modal: ModalHandle<L>
}): Promise<L> {
  // The directory's wallets arrive a moment later and make the card taller under the pointer.
  await modal.button(/^All wallets\s*\d+\+/).waitFor()
  await modal.row('walletConnect').click()
  return modal.expectView('ConnectingWalletConnect')
}
