import type { AccountType, LatchkeyError, Namespace, NetworkId, RecentWallet } from '@latchkey/protocol'
import type { FirstSeen } from '../directory/firstSeenItem'
import type { Connector } from '../ports/Connector'

/** One row of the connection table: an account that a wallet shows through a connector. */
export type Connection = {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly address: string
  readonly type: AccountType
  readonly publicKey?: string
  readonly path?: string
  /** The network the wallet is on; null until it says so. */
  readonly networkId: NetworkId | null
  readonly approvedNetworkIds?: readonly NetworkId[]
}

/**
 * Namespace, connector, address and type, joined by a character that none of them contains. The smart account of an
 * embedded wallet has the address of its other account.
 */
export type RowKey = `${Namespace}|${string}|${string}|${AccountType}`

export type ConnectFailure = {
  readonly namespace: Namespace
  readonly connectorId: string
  readonly error: LatchkeyError
}

export type ConnectState = {
  readonly connectors: readonly Connector[]
  readonly rows: readonly Connection[]
  /** The active row of each namespace. */
  readonly active: { readonly [N in Namespace]?: RowKey }
  /** The connector that is being asked in each namespace. */
  readonly pending: { readonly [N in Namespace]?: string }
  /** Namespaces with a stored connection that isn't restored yet. */
  readonly restoring: readonly Namespace[]
  readonly failure: ConnectFailure | null
  readonly recentWallets: readonly RecentWallet[]
  /** When each wallet was first found, by connector id, in this visit or an earlier one. */
  readonly firstSeen: FirstSeen
  /** What announced itself as a wallet but can't be one, for the site's developer; missing unless `debug` is on. */
  readonly refused?: { readonly names: readonly string[]; readonly text: string }
}

export const initialConnect: ConnectState = {
  connectors: [],
  rows: [],
  active: {},
  pending: {},
  restoring: [],
  failure: null,
  recentWallets: [],
  firstSeen: {},
}
