import { budgetsOf } from '../budget/budgetsOf'
import { takeMore } from '../budget/takeMore'
import type { StoredOperation } from '../store/StoredOperation'
import type { Line } from './Line'
import { sendRaw } from './sendRaw'
import { type SignedTransaction, storeTransaction } from './storeTransaction'

/**
 * Stores a transaction in place of another one with the same nonce, takes what it may cost more from the budgets, and sends
 * it. Returns false if the operation changed meanwhile. @throws sponsorRefused, chainDown
 */
export async function storeReplacement(
  line: Line,
  row: StoredOperation,
  signed: SignedTransaction,
): Promise<boolean> {
  const { project, chain, sender } = row
  const stored = await line.database.transaction(async (sql) => {
    const more = (signed.maxFee - BigInt(row.max_fee)) * BigInt(row.gas)
    const budgets = budgetsOf(line.sponsor, { project, chain, sender })
    if (more > 0n) await takeMore(sql, budgets, row.day, more)
    return storeTransaction(sql, line, row, signed)
  })
  if (stored) await sendRaw(line, signed.raw, signed.txHash)
  return stored
}
