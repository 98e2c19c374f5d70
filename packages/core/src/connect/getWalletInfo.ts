import type { ConnectorType, Namespace } from '@latchkey/protocol'
import type { State } from '../store/State'
import { activeRow } from './activeRow'
import { getConnector } from './getConnector'

export type WalletInfo = {
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly icon?: string
  readonly rdns?: string
}

/** Returns the active wallet of a namespace. */
export function getWalletInfo(
  state: State,
  namespace: Namespace = state.network.activeNamespace,
): WalletInfo | null {
  const row = activeRow(state.connect, namespace)
  const connector = row && getConnector(state, row.connectorId, namespace)
  if (!connector) return null
  const { id, name, type, imageUrl, info } = connector
  return {
    id,
    name,
    type,
    ...(imageUrl ? { icon: imageUrl } : {}),
    ...(info?.rdns ? { rdns: info.rdns } : {}),
  }
}
