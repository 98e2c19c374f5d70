import { type Latchkey, pushView, track, type WalletListing } from '@latchkey/core'

/** Leads on with a wallet that was picked: to its question when it can be asked, else to where it can be got. */
export function pickWallet(latchkey: Latchkey, { id, name, connectorId }: WalletListing): void {
  track(latchkey, 'SELECT_WALLET', { name, platform: connectorId ? 'browser' : 'unsupported' })
  if (connectorId) pushView(latchkey, 'ConnectingExternal', { connectorId })
  else pushView(latchkey, 'Downloads', { walletId: id, name })
}
