import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { reviewNetwork } from '../network/reviewNetwork'
import { rowsOf } from './activeRow'
import { leaveAccount } from './leaveAccount'
import { forgetConnection } from './rememberConnection'
import { walletGone } from './transitions'

/**
 * [CON-4] [CON-5] Lets go of a wallet on our side: listener, rows, stored items. The wallet is not asked.
 * `isStored` is false when another tab has already cleaned the storage.
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
  // Another wallet speaks now, and it may be elsewhere.
  else reviewNetwork(latchkey, namespace)
}

/** Whether a wallet has any row left. */
export function isConnectedTo(latchkey: Latchkey, namespace: Namespace, connectorId: string): boolean {
  return rowsOf(latchkey.getState().connect, namespace, connectorId).length > 0
}
