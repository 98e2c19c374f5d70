import {
  activeAccount,
  activeNamespace,
  connectedConnectorId,
  connectedNamespaces,
  connectionStatus,
  connections,
  type Namespace,
  recentWallets,
  walletId,
  walletName,
} from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { PairingState } from '../pairing/PairingState'
import type { Connector } from '../ports/Connector'
import { activeRow, rowKey, rowsOf } from './activeRow'
import { walletsRemembered } from './listTransitions'
import { rememberWallet } from './rememberWallet'

type Stored = readonly { readonly namespace: Namespace; readonly connectorId: string }[]

/** Writes the list and what is derived from it, so that the stored items never tell two stories. */
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

/** Notes which account speaks for a namespace, unless it is the one that its wallet names first anyway. */
export function rememberAccount({ getState, storage }: Latchkey, namespace: Namespace): void {
  const { connect } = getState()
  const row = activeRow(connect, namespace)
  const isChosen = row && rowsOf(connect, namespace, row.connectorId)[0] !== row
  storage.set(activeAccount, isChosen ? rowKey(row) : undefined, namespace)
}

/**
 * [NET-6] [CON-2] Notes a connection as the most recently used one, and its account. Behind a pairing the wallet is the
 * one that was picked, if one was: the way to it is no wallet.
 */
export function rememberConnection(
  latchkey: Latchkey,
  { chain: namespace, id: connectorId, name, info, imageUrl }: Connector,
  paired?: PairingState | null,
): void {
  const others = latchkey.storage
    .get(connections)
    .filter((row) => row.namespace !== namespace || row.connectorId !== connectorId)
  store(latchkey, [{ namespace, connectorId }, ...others])
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

/** Notes a connection that came with another one: all that were used by themselves go before it. */
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
