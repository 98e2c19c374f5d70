import { connections } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { dropWallet } from './dropWallet'
import { restoreOne } from './restore'

/** Makes the table agree with the stored list: what went elsewhere goes here, what came elsewhere comes here. */
export async function mirrorTab(latchkey: Latchkey): Promise<void> {
  const list = latchkey.storage.get(connections)
  const isListed = (namespace: string, connectorId: string) =>
    list.some((stored) => stored.namespace === namespace && stored.connectorId === connectorId)
  for (const { namespace, connectorId } of latchkey.getState().connect.rows)
    if (!isListed(namespace, connectorId)) dropWallet(latchkey, namespace, connectorId, false)
  const seen = new Set<unknown>()
  // A wallet that is not connected in this tab is no reason to forget the connection of another.
  await Promise.all(list.map((stored) => restoreOne(latchkey, stored, seen)))
}
