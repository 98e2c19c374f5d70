import type { Namespace } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import type { Latchkey } from '../Latchkey'
import { isListed } from './isConnectorShown'
import type { WalletListing } from './WalletListing'

/** How many wallets the list offers to a visitor who has none or one. */
const enoughWallets = 4

/**
 * How many popular wallets the list has room for. None if a gateway recommends wallets, the site lists its own, the
 * visitor chose a family, or there is no wallet at all.
 */
export function roomForPopular(
  latchkey: Latchkey,
  wallets: readonly WalletListing[],
  namespace?: Namespace,
): number {
  const installed = wallets.filter(({ isInstalled }) => isInstalled)
  const isShort = wallets.length > 0 && installed.length < 2 && !namespace
  if (!isShort || hasGateway(latchkey) || latchkey.options.customWallets.length > 0) return 0
  return Math.max(0, enoughWallets - wallets.length)
}

/** The built-in wallets that work on this device, once they are loaded; those that the site features come first. */
export function popularWallets({ getState, host, options }: Latchkey): readonly WalletListing[] {
  const { isMobile } = host
  const isReachable = (wallet: WalletListing) =>
    isMobile
      ? wallet.mobile_link || wallet.app_store || wallet.play_store
      : wallet.chrome_store ||
        wallet.webapp_link ||
        wallet.desktop_link ||
        (options.pairing && wallet.mobile_link)
  const isFeatured = (wallet: WalletListing) => +isListed(options.featuredWalletIds, wallet)
  return (getState().directory?.builtIn?.wallets ?? [])
    .filter(isReachable)
    .toSorted((one, other) => isFeatured(other) - isFeatured(one))
}
