import type { Latchkey } from '../Latchkey'
import type { LinkedWallet } from './PairingState'
import { walletLinked } from './transitions'

/** Where pairing clients look up how to bring the wallet to the front. */
export const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

/** [WC-1] Notes the app that is opened with the pairing, so that later requests can open it again; null for a code. */
export function linkWallet(
  { store, host, logger }: Pick<Latchkey, 'store' | 'host' | 'logger'>,
  wallet: LinkedWallet | null,
): void {
  // [WC-3] Only an app on this phone is what the pairing goes by; a page or a program is opened and that is all.
  store.send(walletLinked, host.isMobile ? wallet : null)
  try {
    if (wallet) host.storage?.setItem(deepLinkKey, JSON.stringify({ href: wallet.href, name: wallet.name }))
    else host.storage?.removeItem(deepLinkKey)
  } catch (cause) {
    // A storage that is full or denied: the wallet is opened by hand later.
    logger.info('The choice of a wallet could not be stored', cause)
  }
}
