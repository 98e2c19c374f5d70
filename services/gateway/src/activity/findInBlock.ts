import type { ChainReader } from './ChainReader'
import type { ChainBlock } from './chainData'
import { chainMoved } from './errors'
import type { HistoryRecord } from './HistoryRecord'
import { recordsOf, type Watched } from './recordsOf'
import { topics } from './topics'

/** Finds what happened to watched addresses in a block, by its transactions and logs. @throws chainMoved */
export async function findInBlock(
  reader: ChainReader,
  block: ChainBlock,
  watched: Watched,
  signal: AbortSignal,
): Promise<HistoryRecord[]> {
  const { hash: blockHash, transactions, timestamp } = block
  if (transactions.length === 0) return []
  const kinds = [topics.transfer, topics.transferSingle, topics.transferBatch]
  const logs = await reader.logsOf(blockHash, kinds, signal)
  const moved = new Set(
    logs
      .filter(({ topics: [, ...ends] }) => ends.some((end) => watched.has(`0x${end.slice(-40)}`)))
      .map(({ transactionHash }) => transactionHash),
  )
  const touched = transactions.filter(
    ({ hash, from, to }) => moved.has(hash) || watched.has(from) || (to !== null && watched.has(to)),
  )
  const receipts = await Promise.all(touched.map(({ hash }) => reader.receipt(hash, signal)))
  return touched.flatMap((transaction, index) => {
    const receipt = receipts[index]
    // Not the block being read.
    if (receipt?.blockHash !== blockHash) throw chainMoved({ chainId: reader.chainId })
    return recordsOf(transaction, receipt, timestamp, watched)
  })
}
