import {
  docsLink,
  type FrameAccountType,
  invalidRequest,
  isRecord,
  type Namespace,
  notConnected,
} from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { reviewNetwork } from '../network/reviewNetwork'
import { transition } from '../store/createStore'
import { rowKey, rowsOf } from './activeRow'
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

/**
 * Activates another account of a connected wallet, and its namespace. The embedded wallet is asked before it uses another
 * type of account: the promise tells whether it does. @throws notConnected, invalidRequest
 */
export function switchAccount(latchkey: Latchkey, connection: Connection): Promise<boolean> {
  // Plain JavaScript may pass anything.
  if (!isRecord(connection))
    throw invalidRequest({
      reason: `the account is not one of allAccounts. See ${docsLink('troubleshooting', 'connectors')}`,
    })
  const { namespace, connectorId, type } = connection
  const { connect } = latchkey.getState()
  const key = rowKey(connection)
  if (!connect.rows.some((row) => rowKey(row) === key)) throw notConnected({ namespace })
  const connector = getConnector(latchkey.getState(), connectorId, namespace)
  const isEmbedded = connector?.type === 'AUTH'
  // [FRM-13] What it sends now is of its first row's type, so that row stays active until the frame agrees.
  const used = isEmbedded ? rowsOf(connect, namespace, connectorId)[0] : undefined
  const isOther = used !== undefined && used.type !== type
  latchkey.store.send(accountChosen, { namespace, key: isOther ? rowKey(used) : key })
  const isUsed =
    isOther && (type === 'eoa' || type === 'smartAccount') ? preferType(latchkey, namespace, type) : !isOther
  // [CON-11] The embedded wallet isn't one that a visitor picks again from the list.
  if (connector) rememberConnection(latchkey, connector, isEmbedded ? null : undefined)
  reviewNetwork(latchkey, namespace)
  return Promise.resolve(isUsed)
}

async function preferType(
  latchkey: Latchkey,
  namespace: Namespace,
  type: FrameAccountType,
): Promise<boolean> {
  try {
    return (await latchkey.setPreferredAccount(namespace, type)) === type
  } catch (cause) {
    latchkey.logger.warn('Could not use another type of account', cause)
    return false
  }
}
