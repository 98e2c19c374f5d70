import type { Namespace } from '@latchkey/protocol'
import type { WalletChange, WalletReport } from '../ports/ChainAdapter'
import { rowKey, rowsOf } from './activeRow'
import type { Connection, ConnectState, RowKey } from './ConnectState'

/** Rows are made in one place, so equal rows have equal JSON. */
function isSameRow(left: Connection, right: Connection): boolean {
  return left.address === right.address && JSON.stringify(left) === JSON.stringify(right)
}

function toRows(
  namespace: Namespace,
  connectorId: string,
  { accounts, ...rest }: WalletReport,
): readonly Connection[] {
  return accounts.map((account) => ({ ...account, ...rest, namespace, connectorId }))
}

/** Whether two rows are the same account. A network may write its address differently, and types may share one. */
function isSameAccount(left: Connection, right: Connection | undefined): boolean {
  if (left.type !== right?.type) return false
  return left.address === right.address || (!!left.publicKey && left.publicKey === right.publicKey)
}

/**
 * Chooses the active account after a report: the wallet's first one if that has changed (the visitor switched
 * in the wallet), else the wanted one if the wallet shows it.
 */
function chooseAddress(
  before: readonly Connection[],
  after: readonly Connection[],
  wanted: string | undefined,
): RowKey | undefined {
  const first = after[0]
  if (!first) return undefined
  const isFirstNew = before[0] && !isSameAccount(before[0], first)
  const isWanted = (row: Connection) => rowKey(row) === wanted
  const old = before.find(isWanted)
  const kept = after.find(isWanted) ?? after.find((row) => isSameAccount(row, old))
  return rowKey((!isFirstNew && kept) || first)
}

/** Makes a row the active one of its namespace, or the first that is left if there is no such row. */
function withActive(connect: ConnectState, namespace: Namespace, key: RowKey | undefined): ConnectState {
  const { [namespace]: _, ...others } = connect.active
  const keys = connect.rows.filter((row) => row.namespace === namespace).map(rowKey)
  const next = key && keys.includes(key) ? key : keys[0]
  return { ...connect, active: next ? { ...others, [namespace]: next } : others }
}

/**
 * Writes a wallet's report into the table. Rows of other wallets stay the same objects. `isTaken` makes the
 * wallet the active one of its namespace, as when the visitor connects it. `wanted` is the key of the row
 * that was active in an earlier visit.
 */
export function reportWallet(
  connect: ConnectState,
  wallet: {
    readonly namespace: Namespace
    readonly connectorId: string
    readonly report: WalletReport
    readonly isTaken: boolean
    readonly wanted?: string | undefined
  },
): ConnectState {
  const { namespace, connectorId, report, isTaken, wanted } = wallet
  const before = rowsOf(connect, namespace, connectorId)
  const after = toRows(namespace, connectorId, report).map(
    (row) => before.find((old) => isSameRow(old, row)) ?? row,
  )
  const isUnchanged = before.length === after.length && before.every((row, index) => row === after[index])
  const active = connect.active[namespace]
  const wasActive = before.some((row) => rowKey(row) === active)
  const next = isUnchanged ? connect : { ...connect, rows: replaceRows(connect.rows, before, after) }
  if (active && !isTaken && !wasActive) return next
  const chosen = chooseAddress(before, after, wanted ?? active)
  return chosen === active && isUnchanged ? connect : withActive(next, namespace, chosen)
}

/** Puts the new rows where the wallet's first old one was, so lists don't jump. */
function replaceRows(
  rows: readonly Connection[],
  before: readonly Connection[],
  after: readonly Connection[],
): readonly Connection[] {
  const at = rows.findIndex((row) => before.includes(row))
  const rest = rows.filter((row) => !before.includes(row))
  rest.splice(at < 0 ? rest.length : at, 0, ...after)
  return rest
}

/** Applies a change that a wallet reported. A wallet without rows is ignored. */
export function changeWallet(
  connect: ConnectState,
  wallet: { namespace: Namespace; connectorId: string; change: WalletChange },
): ConnectState {
  const { namespace, connectorId, change } = wallet
  const before = rowsOf(connect, namespace, connectorId)
  const [first] = before
  if (!first) return connect
  const {
    accounts = before,
    networkId = first.networkId,
    approvedNetworkIds = first.approvedNetworkIds,
  } = change
  const report = { accounts, networkId, ...(approvedNetworkIds && { approvedNetworkIds }) }
  return reportWallet(connect, { namespace, connectorId, report, isTaken: false })
}

/** Removes a wallet's rows from a namespace, or all rows of the namespace. */
export function removeRows(connect: ConnectState, namespace: Namespace, connectorId?: string): ConnectState {
  const isGone = (row: Connection) =>
    row.namespace === namespace && (connectorId ?? row.connectorId) === row.connectorId
  const rows = connect.rows.filter((row) => !isGone(row))
  if (rows.length === connect.rows.length) return connect
  return withActive({ ...connect, rows }, namespace, connect.active[namespace])
}
