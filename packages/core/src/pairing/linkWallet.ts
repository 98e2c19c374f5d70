import type { Latchkey } from '../Latchkey'
import type { LinkedWallet } from './PairingState'
import { walletLinked } from './transitions'

/** The key where pairing clients look up how to open the wallet. */
export const deepLinkKey = 'WALLETCONNECT_DEEPLINK_CHOICE'

/**
 * [WC-1] Remembers the app that was opened with the pairing, so later requests can open it again; null for a
 * code.
 */
export function linkWallet(
  { store, host, logger }: Pick<Latchkey, 'store' | 'host' | 'logger'>,
  wallet: LinkedWallet | null,
): void {
  // [WC-3] Only an app on this phone counts as linked; a web page or desktop program is just opened.
  store.send(walletLinked, host.isMobile ? wallet : null)
  try {
    if (wallet) host.storage?.setItem(deepLinkKey, JSON.stringify({ href: wallet.href, name: wallet.name }))
    else host.storage?.removeItem(deepLinkKey)
  } catch (cause) {
    // Storage is full or denied: the visitor opens the wallet themselves later.
    logger.info('Could not store the chosen wallet', cause)
  }
}
