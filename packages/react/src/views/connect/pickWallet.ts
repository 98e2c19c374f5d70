import {
  isLinked,
  type Latchkey,
  pairingConnectorId,
  pushView,
  track,
  type WalletListing,
} from '@latchkey/core'

/**
 * Opens a chosen wallet: its code or link for pairing, its own request if installed, else its downloads. On a phone,
 * `openInApp` opens this page in an app that nothing else reaches.
 */
export function pickWallet(
  latchkey: Latchkey,
  wallet: WalletListing,
  openInApp?: (latchkey: Latchkey, wallet: WalletListing) => void,
): void {
  const { id, name, connectorId, namespace, families } = wallet
  const { isMobile } = latchkey.host
  const isPaired = latchkey.options.pairing && isLinked(wallet, isMobile)
  // The view itself chooses between the links.
  if (connectorId ? connectorId === pairingConnectorId : isPaired) {
    // [WC-1] A phone can't scan its own screen, so its apps come first.
    if (connectorId && isMobile && latchkey.options.allWallets !== 'HIDE') pushView(latchkey, 'AllWallets')
    else pushView(latchkey, 'ConnectingWalletConnect', connectorId ? {} : { walletId: id, name })
  } else {
    // Its downloads open this page in the app, too.
    const otherwise = isMobile && wallet.browser_link ? 'mobile' : 'unsupported'
    track(latchkey, 'SELECT_WALLET', { name, platform: connectorId ? 'browser' : otherwise })
    if (connectorId && families) pushView(latchkey, 'ConnectingMultiChain', { connectorId })
    else if (connectorId) pushView(latchkey, 'ConnectingExternal', { connectorId, namespace })
    else {
      openInApp?.(latchkey, wallet)
      pushView(latchkey, 'Downloads', { walletId: id, name })
    }
  }
}
