import type { Namespace } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import type { Latchkey } from '../Latchkey'
import { isListed } from './isConnectorShown'
import type { WalletListing } from './WalletListing'

/** How many wallets the list offers to a visitor who has none or one. */
const enoughWallets = 4
/** The same within one family, where only a gateway can suggest any. */
const enoughOfFamily = 2

/**
 * How many suggested wallets the list has room for. None if the visitor has two or the site lists its own. Without a
 * gateway, none if the visitor chose a family, or has no wallet on a computer: a phone has apps to open.
 */
export function roomForPopular(
  latchkey: Latchkey,
  wallets: readonly WalletListing[],
  namespace?: Namespace,
): number {
  const installed = wallets.filter(({ isInstalled }) => isInstalled)
  if (installed.length > 1 || latchkey.options.customWallets.length > 0) return 0
  if (!hasGateway(latchkey) && (namespace || (wallets.length === 0 && !latchkey.host.isMobile))) return 0
  return Math.max(0, (namespace ? enoughOfFamily : enoughWallets) - wallets.length)
}

/** What fills up a short list: the gateway's recommendations, or without a gateway popular wallets. */
export function suggestedWallets(latchkey: Latchkey): readonly WalletListing[] {
  if (!hasGateway(latchkey)) return popularWallets(latchkey)
  return latchkey.getState().directory?.recommended?.wallets ?? []
}

/** The built-in wallets that work on this device, once they are loaded; those that the site features come first. */
function popularWallets({ getState, host, options }: Latchkey): readonly WalletListing[] {
  const { isMobile } = host
  const isReachable = (wallet: WalletListing) =>
    isMobile
      ? wallet.browser_link || wallet.mobile_link || wallet.app_store || wallet.play_store
      : wallet.chrome_store ||
        wallet.webapp_link ||
        wallet.desktop_link ||
        (options.pairing && wallet.mobile_link)
  const isFeatured = (wallet: WalletListing) => +isListed(options.featuredWalletIds, wallet)
  // On a phone, an app that can open the page comes before one that can only be installed.
  const opens = (wallet: WalletListing) => +(isMobile && !options.pairing && Boolean(wallet.browser_link))
  return (getState().directory?.builtIn?.wallets ?? [])
    .filter(isReachable)
    .toSorted((one, other) => isFeatured(other) - isFeatured(one) || opens(other) - opens(one))
}
