import { noAdapter } from '@latchkey/protocol'
import { activeRow, rowsOf } from '../connect/activeRow'
import type { Connection } from '../connect/ConnectState'
import { getConnector } from '../connect/getConnector'
import { connectorFound } from '../connect/listTransitions'
import { forgetConnection, rememberConnection } from '../connect/rememberConnection'
import { restoreOne } from '../connect/restore'
import { switchAccount } from '../connect/switchAccount'
import type { Latchkey } from '../Latchkey'
import type { Connector } from '../ports/Connector'

/**
 * Connects a wallet that the site has connected itself, as the active one of its family. The wallet isn't asked again:
 * it only tells what it has granted. Returns null if that is nothing. @throws noAdapter
 */
export async function adoptWallet(latchkey: Latchkey, found: Connector): Promise<Connection | null> {
  const { chain: namespace } = found
  if (!latchkey.adapters.has(namespace)) throw noAdapter({ namespace })
  const connector = list(latchkey, found)
  const { id: connectorId } = connector
  rememberConnection(latchkey, connector)
  await restoreOne(latchkey, { namespace, connectorId, isChosen: true }, new Map(), forgetConnection)
  const [row] = rowsOf(latchkey.getState().connect, namespace, connectorId)
  // A wallet that failed was never connected, so there is nothing to restore.
  if (!row) forgetConnection(latchkey, namespace, connectorId)
  else if (activeRow(latchkey.getState().connect, namespace)?.connectorId !== connectorId)
    await switchAccount(latchkey, row)
  return row ?? null
}

/** Lists a wallet, unless the same object is listed under an id of its own. */
function list(latchkey: Latchkey, found: Connector): Connector {
  const { chain, provider } = found
  const same = latchkey
    .getState()
    .connect.connectors.find((known) => known.chain === chain && known.provider === provider)
  if (same) return same
  let { id } = found
  for (let count = 2; getConnector(latchkey.getState(), id, chain); count += 1) id = `${found.id}#${count}`
  const connector = { ...found, id }
  latchkey.store.send(connectorFound, { connector, now: latchkey.host.now() })
  return connector
}
