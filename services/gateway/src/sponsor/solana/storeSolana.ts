import { budgetsOf } from '../budget/budgetsOf'
import { dayOf } from '../budget/dayOf'
import { takeBudgets } from '../budget/takeBudgets'
import type { Sponsoring } from '../Sponsoring'
import type { CheckedSolana } from './CheckedSolana'
import { checkSolanaBlock } from './checkSolanaBlock'
import type { SolanaSponsor } from './SolanaSponsor'
import { solanaHash } from './solanaHash'

/**
 * Takes the budgets of a transaction, once for the same one. A visitor gets one transaction per block.
 * @throws sponsorRefused, operationRejected
 */
export async function storeSolana(
  { database, now }: Pick<Sponsoring, 'database' | 'now'>,
  sponsor: SolanaSponsor,
  checked: CheckedSolana,
): Promise<void> {
  const { transaction, chain, project, visitor, fee } = checked
  const hash = solanaHash(transaction)
  const budgets = budgetsOf(sponsor, { project, chain, sender: visitor })
  await database.transaction(async (sql) => {
    const stored = await sql.query(
      `insert into sponsor_solana (hash, chain, visitor, blockhash, project, fee, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
      [hash, chain, visitor, transaction.blockhash, project, fee.toString(), new Date(now())],
    )
    if (stored.length > 0) return takeBudgets(sql, budgets, dayOf(now()), fee)
    // Either it's the same transaction again, or one that used the block before.
    return checkSolanaBlock(sql, checked)
  })
}
