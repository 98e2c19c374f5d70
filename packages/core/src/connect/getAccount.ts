import type { AccountType, ConnectionStatus, Namespace } from '@latchkey/protocol'
import type { AccountDetails } from '../account/AccountState'
import type { AddressOf } from '../ports/FamilyTypes'
import type { State } from '../store/State'
import { activeRow } from './activeRow'
import type { Connection } from './ConnectState'
import { getStatus } from './getStatus'

/** One namespace's account as the screen, the hooks and the site see it. */
export type Account<N extends Namespace = Namespace> = {
  readonly namespace: Namespace
  readonly address: AddressOf<N> | null
  readonly caipAddress: string | null
  readonly isConnected: boolean
  readonly status: ConnectionStatus
  readonly connectorId: string | null
  readonly type: AccountType | null
  readonly connection: Connection | null
  readonly details: AccountDetails
  /** All accounts of the given namespace, or of all namespaces. */
  readonly allAccounts: readonly Connection[]
}

const noDetails: AccountDetails = {}

/** Returns the CAIP-10 address of a row on its wallet's network, or on the selected one. */
function caipAddressOf(state: State, { namespace, networkId, address }: Connection): string | null {
  const id = networkId ?? state.network.selected[namespace]
  return id ? `${id}:${address}` : null
}

/**
 * [CON-13] Returns the account of a namespace. Without one, returns the active account and the accounts of
 * all namespaces.
 */
export function getAccount<N extends Namespace = Namespace>(state: State, wanted?: N): Account<N> {
  const namespace: Namespace = wanted ?? state.network.activeNamespace
  const connection = activeRow(state.connect, namespace)
  const caipAddress = connection && caipAddressOf(state, connection)
  return {
    namespace,
    // Every row was reported by the family's adapter, which has checked the address.
    address: (connection?.address ?? null) as AddressOf<N> | null,
    caipAddress,
    isConnected: connection !== null,
    status: getStatus(state, namespace),
    connectorId: connection?.connectorId ?? null,
    type: connection?.type ?? null,
    connection,
    details: (caipAddress && state.account.byAddress[caipAddress]) || noDetails,
    allAccounts: state.connect.rows.filter((row) => !wanted || row.namespace === wanted),
  }
}
