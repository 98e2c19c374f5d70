import type { StoredConnection } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { isConnectedTo } from './dropWallet'
import { forgetConnection, rememberBeside } from './rememberConnection'
import { restoreOne } from './restore'

/**
 * [CON-13] Connects one more family to a wallet that has granted it, without asking again. The active family stays.
 * Never throws.
 */
export async function joinFamily(
  latchkey: Latchkey,
  { namespace, connectorId }: StoredConnection,
): Promise<void> {
  rememberBeside(latchkey, { namespace, connectorId })
  await restoreOne(latchkey, { namespace, connectorId, isChosen: true }, new Map(), forgetConnection)
  // A family that failed was never connected, so there is nothing to restore.
  if (!latchkey.live.isOver && !isConnectedTo(latchkey, namespace, connectorId))
    forgetConnection(latchkey, namespace, connectorId)
}
