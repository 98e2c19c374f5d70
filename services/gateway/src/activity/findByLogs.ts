import type { ChainReader } from './ChainReader'
import { chainMoved } from './errors'
import type { HistoryRecord } from './HistoryRecord'
import { recordsOf } from './recordsOf'
import { topics } from './topics'

/** Finds token movements of some addresses in a long range of blocks; only logs can be searched by address. */
export async function findByLogs(
  reader: ChainReader,
  range: { readonly from: number; readonly to: number },
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<HistoryRecord[]> {
  const ends = addresses.map((address) => `0x${address.slice(2).padStart(64, '0')}`)
  const many = [topics.transferSingle, topics.transferBatch]
  const filters = [
    [topics.transfer, ends],
    [topics.transfer, null, ends],
    [many, null, ends],
    [many, null, null, ends],
  ]
  const logs = await Promise.all(filters.map((filter) => reader.logs({ ...range, topics: filter }, signal)))
  const hashes = new Set(logs.flat().map(({ transactionHash }) => transactionHash))
  const watched = new Set(addresses)
  const records: HistoryRecord[] = []
  // One by one: an address may have thousands, and the node serves others.
  for (const hash of hashes) {
    const [transaction, receipt] = await Promise.all([
      reader.transaction(hash, signal),
      reader.receipt(hash, signal),
    ])
    const header = transaction && (await reader.header(transaction.blockNumber, signal))
    if (!header || receipt?.blockHash !== transaction.blockHash || header.hash !== transaction.blockHash)
      throw chainMoved({ chainId: reader.chainId })
    records.push(...recordsOf(transaction, receipt, header.timestamp, watched))
  }
  return records
}
