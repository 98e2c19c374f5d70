import type { ChainReceipt, ChainTransaction } from './chainData'
import type { HistoryRecord } from './HistoryRecord'
import { operationOf } from './operationOf'
import type { Transfer } from './Transfer'

/** What is kept of one account in one transaction; a swap has a few, what has hundreds is a hand-out. */
const mostTransfers = 100

/** What a transaction was for one account, or nothing where it did not touch it; `all` is what moved in it. */
export function recordOf(
  address: string,
  transaction: ChainTransaction,
  receipt: ChainReceipt,
  time: number,
  all: readonly Transfer[],
): HistoryRecord | undefined {
  const { from, to, hash, nonce, blockNumber: block, transactionIndex: position } = transaction
  // Anybody can make a token say that nothing of it went from one stranger to another; that is how addresses that
  // look alike are put into people's histories. Such a movement counts only for who sent the transaction.
  const own = all
    .filter((transfer) => transfer.from === address || transfer.to === address)
    .filter(({ amount }) => amount !== '0' || from === address)
    .slice(0, mostTransfers)
  if (own.length === 0 && from !== address && to !== address) return undefined
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
    isFailed: receipt.status === 0,
    operation: operationOf(address, transaction, receipt, own),
    transfers: own,
  }
}
