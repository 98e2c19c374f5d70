import type { ChainReceipt, ChainTransaction } from './chainData'
import type { HistoryRecord } from './HistoryRecord'
import { readTransfers } from './readTransfers'
import { recordOf } from './recordOf'

/** Whether somebody is watched. */
export type Watched = { has(address: string): boolean }

/** What a transaction was for each of the watched accounts that it touched. */
export function recordsOf(
  transaction: ChainTransaction,
  receipt: ChainReceipt,
  time: number,
  watched: Watched,
): HistoryRecord[] {
  const { from, to } = transaction
  const all = readTransfers(transaction, receipt)
  // What failed has not reached anybody.
  const touched = new Set([from, ...(to && receipt.status !== 0 ? [to] : [])])
  for (const transfer of all) touched.add(transfer.from).add(transfer.to)
  return [...touched]
    .filter((address) => watched.has(address))
    .flatMap((address) => recordOf(address, transaction, receipt, time, all) ?? [])
}
