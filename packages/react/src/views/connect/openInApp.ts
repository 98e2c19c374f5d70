import { type Latchkey, openLink, toBrowserLink, type WalletListing } from '@latchkey/core'

/**
 * [WC-1] Opens this page in the browser of a wallet's app, from a press. A scheme waits for a press on its own link,
 * since a phone without the app reports an error.
 */
export function openInApp({ host }: Latchkey, wallet: WalletListing): void {
  const link = toBrowserLink(wallet.browser_link, host.page.url)
  if (link?.startsWith('https:')) openLink(link, '_blank')
}
