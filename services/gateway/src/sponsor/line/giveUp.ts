import type { StoredOperation } from '../store/StoredOperation'
import { failOperation } from './failOperation'
import { findElsewhere } from './findElsewhere'
import type { Line } from './Line'
import { settleFound } from './settleFound'

/**
 * Ends an operation that can't be carried now. Looks on the chain first: somebody else may have carried it, or an earlier
 * transaction of the sponsor. @throws chainDown
 */
export async function giveUp(line: Line, row: StoredOperation, reason: string): Promise<void> {
  const carrier = await findElsewhere(line, row)
  if (carrier) await settleFound(line, row, carrier)
  else await failOperation(line, row, reason)
}
