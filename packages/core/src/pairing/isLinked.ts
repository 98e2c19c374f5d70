import type { WalletPlaces } from './platformsOf'

/**
 * [WC-1] Whether a wallet has a link to pair with on this device. A `browser_link` isn't one: it opens the page in the
 * wallet's app.
 */
export function isLinked(
  { mobile_link, webapp_link, desktop_link }: Omit<WalletPlaces, 'isInstalled'>,
  isMobile: boolean,
): boolean {
  return Boolean(mobile_link || webapp_link || (desktop_link && !isMobile))
}
