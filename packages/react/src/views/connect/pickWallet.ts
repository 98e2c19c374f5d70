import { type Latchkey, pairingConnectorId, pushView, track, type WalletListing } from '@latchkey/core'

/**
 * Leads on with a wallet that was picked: to its code or link when it is elsewhere, to its question when it can be
 * asked here, else to where it can be got.
 */
export function pickWallet(latchkey: Latchkey, wallet: WalletListing): void {
  const { id, name, connectorId, namespace, families } = wallet
  // `mobile_link`, `webapp_link` or `desktop_link`.
  const isLinked = latchkey.options.pairing && /_link/.test(Object.keys(wallet).join())
  // Which of its ways is taken, that view tells by itself.
  if (connectorId ? connectorId === pairingConnectorId : isLinked) {
    // [WC-1] A phone can't scan its own screen: the apps that can be opened come first.
    if (connectorId && latchkey.host.isMobile && latchkey.options.allWallets !== 'HIDE')
      pushView(latchkey, 'AllWallets')
    else pushView(latchkey, 'ConnectingWalletConnect', connectorId ? {} : { walletId: id, name })
  } else {
    track(latchkey, 'SELECT_WALLET', { name, platform: connectorId ? 'browser' : 'unsupported' })
    if (connectorId && families) pushView(latchkey, 'ConnectingMultiChain', { connectorId })
    else if (connectorId) pushView(latchkey, 'ConnectingExternal', { connectorId, namespace })
    else pushView(latchkey, 'Downloads', { walletId: id, name })
  }
}
