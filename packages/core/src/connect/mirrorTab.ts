import { connections, type Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { Connection } from './ConnectState'
import { dropWallet } from './dropWallet'
import { getConnector } from './getConnector'
import { restoreOne, type Seen } from './restore'

/** Follows another tab: disconnects and connects what it disconnected and connected. */
export async function mirrorTab(latchkey: Latchkey): Promise<void> {
  // The code may have loaded after the instance was destroyed.
  if (latchkey.live.isOver) return
  const list = latchkey.storage.get(connections)
  const isListed = (namespace: string, connectorId: string) =>
    list.some((stored) => stored.namespace === namespace && stored.connectorId === connectorId)
  const state = latchkey.getState()
  const { connect, network } = state
  // Such a wallet is never listed, so its absence says nothing about the other tab.
  const isUnlisted = (namespace: Namespace, connectorId: string) =>
    getConnector(state, connectorId, namespace)?.contested === 'id'
  const isActive = ({ namespace }: Connection) => +(namespace === network.activeNamespace)
  // The active family goes last, as when everything is disconnected.
  for (const { namespace, connectorId } of connect.rows.toSorted(
    (one, other) => isActive(one) - isActive(other),
  ))
    if (!isListed(namespace, connectorId) && !isUnlisted(namespace, connectorId))
      dropWallet(latchkey, namespace, connectorId, false)
  const seen: Seen = new Map()
  // A wallet that can't be restored here may still be connected in the other tab, so nothing is forgotten.
  await Promise.all(list.map((stored) => restoreOne(latchkey, stored, seen)))
}
