import type { Namespace } from '@latchkey/protocol'
import type { Connection, ConnectState, RowKey } from './ConnectState'

/** Returns the key of a row: namespace, connector, address, type. */
export function rowKey({
  namespace,
  connectorId,
  address,
  type,
}: Pick<Connection, 'namespace' | 'connectorId' | 'address' | 'type'>): RowKey {
  return `${namespace}|${connectorId}|${address}|${type}`
}

/** Returns the active row of a namespace. */
export function activeRow(connect: ConnectState, namespace: Namespace): Connection | null {
  const key = connect.active[namespace]
  return key ? (connect.rows.find((row) => rowKey(row) === key) ?? null) : null
}

/** Returns all rows of one wallet in one namespace. */
export function rowsOf(
  connect: ConnectState,
  namespace: Namespace,
  connectorId: string,
): readonly Connection[] {
  return connect.rows.filter((row) => row.namespace === namespace && row.connectorId === connectorId)
}
