import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { reviewNetwork } from '../network/reviewNetwork'
import { rowsOf } from './activeRow'
import { leaveAccount } from './leaveAccount'
import { forgetConnection } from './rememberConnection'
import { walletGone } from './transitions'

/**
 * [CON-4] [CON-5] Removes a wallet on our side: listener, rows, stored items. The wallet isn't asked.
 * `isStored` is false when another tab has already cleaned up the storage.
 */
export function dropWallet(
  latchkey: Latchkey,
  namespace: Namespace,
  connectorId?: string,
  isStored = true,
): void {
  for (const [key, wallet] of latchkey.live.wallets) {
    const { connector } = wallet
    if (connector.chain !== namespace || (connectorId !== undefined && connector.id !== connectorId)) continue
    latchkey.live.wallets.delete(key)
    wallet.stop()
  }
  latchkey.store.send(walletGone, { namespace, connectorId })
  if (isStored) forgetConnection(latchkey, namespace, connectorId)
  if (latchkey.getState().connect.active[namespace] === undefined) leaveAccount(latchkey, namespace)
  // Another wallet is active now, and it may be on another network.
  else reviewNetwork(latchkey, namespace)
}

/** Whether a wallet has any row left. */
export function isConnectedTo(latchkey: Latchkey, namespace: Namespace, connectorId: string): boolean {
  return rowsOf(latchkey.getState().connect, namespace, connectorId).length > 0
}
