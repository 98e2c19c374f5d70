import type { ChainReceipt, ChainTransaction } from './chainData'
import type { HistoryRecord } from './HistoryRecord'
import { operationTypeOf } from './operationTypeOf'
import type { Transfer } from './Transfer'

/** How many transfers to keep per account and transaction; a swap has a few, an airdrop hundreds. */
const mostTransfers = 100

/** Returns what a transaction was for one account, or nothing if it isn't involved; `all` are its movements. */
export function recordOf(
  address: string,
  transaction: ChainTransaction,
  receipt: ChainReceipt,
  time: number,
  all: readonly Transfer[],
): HistoryRecord | undefined {
  const { from, to, hash, nonce, blockNumber: block, transactionIndex: position } = transaction
  // Anybody can make a token claim a transfer of nothing between strangers, which plants look-alike addresses in
  // histories. Such a movement counts only for the sender of the transaction.
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
    operation: operationTypeOf(address, transaction, receipt, own),
    transfers: own,
  }
}
