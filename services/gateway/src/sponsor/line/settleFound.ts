import type { StoredOperation } from '../store/StoredOperation'
import { findElsewhere } from './findElsewhere'
import { outcomeOf, type Receipt } from './readReceipt'
import { settleOperation } from './settleOperation'
import type { WatchedLine } from './WatchedLine'

/** Closes an operation for which a transaction was mined: one of the sponsor, or another that carried it out. */
export async function settleFound(line: WatchedLine, row: StoredOperation, receipt: Receipt): Promise<void> {
  const isOwn = receipt.from.toLowerCase() === line.sponsor.account.address.toLowerCase()
  // Anybody may carry a signed operation. If somebody was quicker, ours reverted, and the operation is done anyway.
  const carrier = outcomeOf(receipt, row.hash) ? receipt : await findElsewhere(line, row)
  await settleOperation(line, row, { paid: isOwn ? receipt : undefined, carrier })
}
