import { connections } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { Connection } from './ConnectState'
import { dropWallet } from './dropWallet'
import { restoreOne, type Seen } from './restore'

/** Makes the table agree with the stored list: what went elsewhere goes here, what came elsewhere comes here. */
export async function mirrorTab(latchkey: Latchkey): Promise<void> {
  const list = latchkey.storage.get(connections)
  const isListed = (namespace: string, connectorId: string) =>
    list.some((stored) => stored.namespace === namespace && stored.connectorId === connectorId)
  const { connect, network } = latchkey.getState()
  const isActive = ({ namespace }: Connection) => +(namespace === network.activeNamespace)
  // The active family goes last, as it does where all are disconnected.
  for (const { namespace, connectorId } of connect.rows.toSorted(
    (one, other) => isActive(one) - isActive(other),
  ))
    if (!isListed(namespace, connectorId)) dropWallet(latchkey, namespace, connectorId, false)
  const seen: Seen = new Map()
  // A wallet that is not connected in this tab is no reason to forget the connection of another.
  await Promise.all(list.map((stored) => restoreOne(latchkey, stored, seen)))
}
