import type { ChainReceipt, ChainTransaction } from './chainData'
import type { HistoryRecord } from './HistoryRecord'
import { operationOf } from './operationOf'
import { readTransfers } from './readTransfers'

/** Whether somebody is watched. */
export type Watched = { has(address: string): boolean }

/** What is kept of one account in one transaction; a swap has a few, what has hundreds is a hand-out. */
const mostTransfers = 100

/** What a transaction was for each of the watched accounts that it touched. */
export function recordsOf(
  transaction: ChainTransaction,
  receipt: ChainReceipt,
  time: number,
  watched: Watched,
): HistoryRecord[] {
  const { from, to, hash, nonce, blockNumber: block, transactionIndex: position } = transaction
  const isFailed = receipt.status === 0
  const all = readTransfers(transaction, receipt)
  const touched = new Set([from, ...(to && !isFailed ? [to] : [])])
  for (const transfer of all) touched.add(transfer.from).add(transfer.to)
  return [...touched]
    .filter((address) => watched.has(address))
    .flatMap((address) => {
      // Anybody can make a token say that nothing of it went from one stranger to another; that is how addresses that
      // look alike are put into people's histories. Such a movement counts only for who sent the transaction.
      const own = all
        .filter((transfer) => transfer.from === address || transfer.to === address)
        .filter(({ amount }) => amount !== '0' || from === address)
        .slice(0, mostTransfers)
      if (own.length === 0 && from !== address && to !== address) return []
      const [single, second] = own
      const ends = single && !second ? single : { from, to: to ?? receipt.contractAddress ?? '' }
      return {
        address,
        block,
        position,
        hash,
        time,
        from: ends.from,
        to: ends.to,
        nonce,
        isFailed,
        operation: operationOf(address, transaction, receipt, own),
        transfers: own,
      }
    })
}
