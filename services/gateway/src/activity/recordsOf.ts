import type { ChainReceipt, ChainTransaction } from './chainData'
import type { HistoryRecord } from './HistoryRecord'
import { readTransfers } from './readTransfers'
import { recordOf } from './recordOf'

/** Whether an address is watched. */
export type Watched = { has(address: string): boolean }

/** Returns what a transaction was for each watched account it involved. */
export function recordsOf(
  transaction: ChainTransaction,
  receipt: ChainReceipt,
  time: number,
  watched: Watched,
): HistoryRecord[] {
  const { from, to } = transaction
  const all = readTransfers(transaction, receipt)
  // A failed transaction reached nobody.
  const touched = new Set([from, ...(to && receipt.status !== 0 ? [to] : [])])
  for (const transfer of all) touched.add(transfer.from).add(transfer.to)
  return [...touched]
    .filter((address) => watched.has(address))
    .flatMap((address) => recordOf(address, transaction, receipt, time, all) ?? [])
}
