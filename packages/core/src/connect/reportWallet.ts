import type { Namespace } from '@latchkey/protocol'
import type { WalletChange, WalletReport } from '../ports/ChainAdapter'
import { rowKey, rowsOf } from './activeRow'
import type { Connection, ConnectState, RowKey } from './ConnectState'

/** Rows are plain data and made in one place, so that the same data is the same text. */
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

/** The same account, though another network may write its address in another way. */
function isSameAccount(left: Connection, right: Connection | undefined): boolean {
  return left.address === right?.address || (!!left.publicKey && left.publicKey === right?.publicKey)
}

/**
 * Which account of a wallet is active after it reported: its first one when that has changed (the visitor
 * switched in the wallet), else the wanted one if it is shown.
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

/** Points a namespace to a row; where there is none of that key, to the first that is left of the namespace. */
function withActive(connect: ConnectState, namespace: Namespace, key: RowKey | undefined): ConnectState {
  const { [namespace]: _, ...others } = connect.active
  const keys = connect.rows.filter((row) => row.namespace === namespace).map(rowKey)
  const next = key && keys.includes(key) ? key : keys[0]
  return { ...connect, active: next ? { ...others, [namespace]: next } : others }
}

/**
 * Writes what a wallet says into the table. Rows of other wallets are not touched, not even copied.
 * `isTaken` makes the wallet the active one of its namespace, as after a connection the visitor asked for;
 * `wanted` is the key of the row that spoke at an earlier visit.
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

/** The new rows take the place of the wallet's first old one, so that lists do not jump. */
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

/** Applies what a wallet told by itself; the word of one that has no rows has no place. */
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
