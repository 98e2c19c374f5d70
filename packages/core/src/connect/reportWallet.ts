import type { Namespace, NetworkId } from '@latchkey/protocol'
import type { WalletChange, WalletReport } from '../ports/ChainAdapter'
import { activeRow, rowKey, rowsOf } from './activeRow'
import type { Connection, ConnectState, RowKey } from './ConnectState'

function isSameRow(left: Connection, right: Connection): boolean {
  return (
    rowKey(left) === rowKey(right) &&
    left.networkId === right.networkId &&
    left.type === right.type &&
    left.publicKey === right.publicKey &&
    left.path === right.path &&
    String(left.approvedNetworkIds) === String(right.approvedNetworkIds)
  )
}

function toRows(namespace: Namespace, connectorId: string, report: WalletReport): readonly Connection[] {
  return report.accounts.map((account) => ({
    ...account,
    namespace,
    connectorId,
    networkId: report.networkId,
    ...(report.approvedNetworkIds ? { approvedNetworkIds: report.approvedNetworkIds } : {}),
  }))
}

/**
 * Which account of a wallet is active after it reported: its first one when that has changed (the visitor
 * switched in the wallet), else the one that was active if it is still shown.
 */
function chooseAddress(
  before: readonly Connection[],
  after: readonly Connection[],
  active: RowKey | undefined,
): RowKey | undefined {
  const first = after[0]
  if (!first) return undefined
  const isFirstKept = before[0]?.address === first.address
  const kept = after.find((row) => rowKey(row) === active)
  return isFirstKept && kept ? rowKey(kept) : rowKey(first)
}

/** Takes a namespace's pointer away from rows that are gone, to what is left of the namespace. */
function withActive(connect: ConnectState, namespace: Namespace, key: RowKey | undefined): ConnectState {
  const { [namespace]: _, ...others } = connect.active
  const next = key ?? connect.rows.filter((row) => row.namespace === namespace).map(rowKey)[0]
  return { ...connect, active: next ? { ...others, [namespace]: next } : others }
}

/**
 * Writes what a wallet says into the table. Rows of other wallets are not touched, not even copied.
 * `isTaken` makes the wallet the active one of its namespace, as after a connection the visitor asked for.
 */
export function reportWallet(
  connect: ConnectState,
  wallet: { namespace: Namespace; connectorId: string; report: WalletReport; isTaken: boolean },
): ConnectState {
  const { namespace, connectorId, report, isTaken } = wallet
  const before = rowsOf(connect, namespace, connectorId)
  const after = toRows(namespace, connectorId, report).map(
    (row) => before.find((old) => isSameRow(old, row)) ?? row,
  )
  const isUnchanged = before.length === after.length && before.every((row, index) => row === after[index])
  const active = connect.active[namespace]
  const wasActive = before.some((row) => rowKey(row) === active)
  const rows = isUnchanged ? connect.rows : replaceRows(connect.rows, before, after)
  const next = isUnchanged ? connect : { ...connect, rows }
  if (isTaken || wasActive || !active) {
    const chosen = chooseAddress(before, after, wasActive || isTaken ? active : undefined)
    return chosen === active && isUnchanged ? connect : withActive(next, namespace, chosen)
  }
  return next
}

/** The new rows take the place of the wallet's first old one, so that lists do not jump. */
function replaceRows(
  rows: readonly Connection[],
  before: readonly Connection[],
  after: readonly Connection[],
): readonly Connection[] {
  const gone = new Set(before)
  const at = rows.findIndex((row) => gone.has(row))
  const rest = rows.filter((row) => !gone.has(row))
  const index = at < 0 ? rest.length : rows.slice(0, at).filter((row) => !gone.has(row)).length
  return [...rest.slice(0, index), ...after, ...rest.slice(index)]
}

/** Applies what a wallet told by itself; null when the wallet has no rows, so that its word has no place. */
export function changeWallet(
  connect: ConnectState,
  wallet: { namespace: Namespace; connectorId: string; change: WalletChange },
): ConnectState {
  const { namespace, connectorId, change } = wallet
  const before = rowsOf(connect, namespace, connectorId)
  const [first] = before
  if (!first) return connect
  const networkId: NetworkId | null = change.networkId === undefined ? first.networkId : change.networkId
  const report: WalletReport = {
    accounts: change.accounts ?? before.map(toAccount),
    networkId,
    ...(first.approvedNetworkIds ? { approvedNetworkIds: first.approvedNetworkIds } : {}),
  }
  return reportWallet(connect, { namespace, connectorId, report, isTaken: false })
}

function toAccount({ address, type, publicKey, path }: Connection): WalletReport['accounts'][number] {
  return {
    address,
    type,
    ...(publicKey === undefined ? {} : { publicKey }),
    ...(path === undefined ? {} : { path }),
  }
}

/** Removes a wallet's rows from a namespace, or all rows of the namespace. */
export function removeRows(connect: ConnectState, namespace: Namespace, connectorId?: string): ConnectState {
  const isGone = (row: Connection) =>
    row.namespace === namespace && (connectorId ?? row.connectorId) === row.connectorId
  if (!connect.rows.some(isGone)) return connect
  const active = activeRow(connect, namespace)
  const rows = connect.rows.filter((row) => !isGone(row))
  const next = { ...connect, rows }
  return withActive(next, namespace, active && !isGone(active) ? rowKey(active) : undefined)
}
