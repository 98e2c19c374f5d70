import { namespaces } from '@latchkey/protocol'
import type { State } from '../store/State'
import { activeRow } from './activeRow'
import { getAccount } from './getAccount'
import { getConnector } from './getConnector'

/**
 * Returns what the buttons show of the connected accounts, the active one first: each CAIP-10 address with its connector.
 * Empty if nothing is connected. `cookieToInitialState` reads it.
 */
export function toCookieValue(state: State): string {
  const { activeNamespace } = state.network
  const ordered = [activeNamespace, ...namespaces.filter((namespace) => namespace !== activeNamespace)]
  const accounts = ordered.flatMap((namespace) => {
    const row = activeRow(state.connect, namespace)
    const { caipAddress } = getAccount(state, namespace)
    // A wallet that isn't restored after a reload would be shown only to disappear.
    const isLasting = row && getConnector(state, row.connectorId, namespace)?.contested !== 'id'
    return isLasting && caipAddress ? [[caipAddress, row.connectorId]] : []
  })
  return accounts.length > 0 ? encodeURIComponent(JSON.stringify(accounts)) : ''
}
