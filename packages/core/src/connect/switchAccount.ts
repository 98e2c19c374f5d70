import { type Namespace, notConnected } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { reviewNetwork } from '../network/reviewNetwork'
import { transition } from '../store/createStore'
import { rowKey } from './activeRow'
import type { Connection, RowKey } from './ConnectState'
import { getConnector } from './getConnector'
import { rememberConnection } from './rememberConnection'

const accountChosen = /* @__PURE__ */ transition<{ namespace: Namespace; key: RowKey }>(
  'connect/account-chosen',
  (state, { namespace, key }) => ({
    ...state,
    connect: { ...state.connect, active: { ...state.connect.active, [namespace]: key } },
    network: { ...state.network, activeNamespace: namespace },
  }),
)

/** Activates another account of a connected wallet, and its namespace. @throws notConnected */
export function switchAccount(latchkey: Latchkey, connection: Connection): void {
  const key = rowKey(connection)
  const { namespace, connectorId } = connection
  if (!latchkey.getState().connect.rows.some((row) => rowKey(row) === key)) throw notConnected({ namespace })
  latchkey.store.send(accountChosen, { namespace, key })
  const connector = getConnector(latchkey.getState(), connectorId, namespace)
  if (connector) rememberConnection(latchkey, connector)
  reviewNetwork(latchkey, namespace)
}
