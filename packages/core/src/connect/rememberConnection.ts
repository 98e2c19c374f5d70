import {
  activeAccount,
  activeNamespace,
  connectedConnectorId,
  connectedNamespaces,
  connectionStatus,
  connections,
  type Namespace,
  type RecentWallet,
  recentWallets,
  type StoredConnection,
  walletId,
  walletName,
} from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { PairingState } from '../pairing/PairingState'
import type { Connector } from '../ports/Connector'
import { activeRow, rowKey, rowsOf } from './activeRow'
import { walletsRemembered } from './listTransitions'

const recentWalletLimit = 2

/** [CON-11] Puts a wallet first in the list of recent ones, which keeps two. */
export function rememberWallet(
  recent: readonly RecentWallet[],
  wallet: RecentWallet,
): readonly RecentWallet[] {
  return [wallet, ...recent.filter(({ id }) => id !== wallet.id)].slice(0, recentWalletLimit)
}

type Stored = readonly StoredConnection[]

/** What a reload needs of a connection. Nobody owns the id of an unverified wallet, so its first account is kept, too. */
function toStored(latchkey: Latchkey, { chain: namespace, id: connectorId, isUnverified }: Connector) {
  const [first] = isUnverified ? rowsOf(latchkey.getState().connect, namespace, connectorId) : []
  return { namespace, connectorId, ...(first && { address: first.address }) }
}

/** Writes the list and everything derived from it, so the stored items always agree. */
function store(latchkey: Latchkey, list: Stored): void {
  const { storage } = latchkey
  const names = [...new Set(list.map(({ namespace }) => namespace))]
  storage.set(connections, list)
  storage.set(connectedNamespaces, names)
  storage.set(connectionStatus, list.length > 0 ? 'connected' : 'disconnected')
  for (const namespace of latchkey.adapters.keys()) {
    const newest = list.find((row) => row.namespace === namespace)
    storage.set(connectedConnectorId, newest?.connectorId, namespace)
    if (!newest) storage.remove(activeAccount, namespace)
  }
}

/** Remembers the active account of a namespace, unless it is the wallet's first one anyway. */
export function rememberAccount({ getState, storage }: Latchkey, namespace: Namespace): void {
  const { connect } = getState()
  const row = activeRow(connect, namespace)
  const isChosen = row && rowsOf(connect, namespace, row.connectorId)[0] !== row
  storage.set(activeAccount, isChosen ? rowKey(row) : undefined, namespace)
}

/** Remembers that an unverified wallet has another first account now, so that a reload knows it. */
export function rememberFirst(latchkey: Latchkey, connector: Connector): void {
  const list = latchkey.storage.get(connections)
  const own = toStored(latchkey, connector)
  const isOutdated = (row: StoredConnection) =>
    row.namespace === own.namespace && row.connectorId === own.connectorId && row.address !== own.address
  if (connector.isUnverified && list.some(isOutdated))
    latchkey.storage.set(
      connections,
      list.map((row) => (isOutdated(row) ? own : row)),
    )
}

/**
 * [NET-6] [CON-2] Remembers a connection as the most recently used one, with its account. For a pairing the
 * recent wallet is the one the visitor picked. A wallet whose id two programs announce is not remembered: after a
 * reload nothing would tell them apart.
 */
export function rememberConnection(
  latchkey: Latchkey,
  connector: Connector,
  paired?: PairingState | null,
): void {
  const { chain: namespace, id: connectorId, name, info, imageUrl } = connector
  if (connector.contested === 'id') {
    forgetConnection(latchkey, namespace, connectorId)
    return
  }
  const others = latchkey.storage
    .get(connections)
    .filter((row) => row.namespace !== namespace || row.connectorId !== connectorId)
  store(latchkey, [toStored(latchkey, connector), ...others])
  latchkey.storage.set(activeNamespace, namespace)
  rememberAccount(latchkey, namespace)
  latchkey.storage.set(walletId, connectorId)
  latchkey.storage.set(walletName, name)
  const own = {
    id: connectorId,
    name,
    ...(info?.rdns ? { rdns: info.rdns } : {}),
    ...(imageUrl ? { image_url: imageUrl } : {}),
  }
  const wallet = paired === undefined ? own : paired?.recentWallet
  if (!wallet) return
  const recent = rememberWallet(latchkey.getState().connect.recentWallets, wallet)
  latchkey.storage.set(recentWallets, recent)
  latchkey.store.send(walletsRemembered, { recentWallets: recent })
}

/** Remembers a connection that came with another one, after all others. */
export function rememberBeside(latchkey: Latchkey, beside: Stored[number]): void {
  store(latchkey, [...latchkey.storage.get(connections), beside])
}

/** [CON-3] [CON-4] Forgets one wallet of a namespace, or all of them. */
export function forgetConnection(latchkey: Latchkey, namespace: Namespace, connectorId?: string): void {
  const list = latchkey.storage
    .get(connections)
    .filter(
      (row) => row.namespace !== namespace || (connectorId !== undefined && row.connectorId !== connectorId),
    )
  store(latchkey, list)
  if (list.length === 0) {
    latchkey.storage.remove(walletId)
    latchkey.storage.remove(walletName)
  }
}
