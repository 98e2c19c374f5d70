import { createHash } from 'node:crypto'
import { budgetsOf } from '../budget/budgetsOf'
import { dayOf } from '../budget/dayOf'
import { takeBudgets } from '../budget/takeBudgets'
import { operationRejected } from '../errors'
import type { Sponsoring } from '../Sponsoring'
import type { SolanaTransaction } from './readSolanaTransaction'
import type { SolanaSponsor } from './SolanaSponsor'

/** A checked transaction. */
export type CheckedSolana = {
  readonly transaction: SolanaTransaction
  readonly chain: string
  readonly project: string
  readonly visitor: string
  /** Lamports. */
  readonly fee: bigint
}

/**
 * Takes the budgets of a transaction, once for the same one. A visitor gets one transaction per block.
 * @throws sponsorRefused, operationRejected
 */
export async function storeSolana(
  { database, now }: Pick<Sponsoring, 'database' | 'now'>,
  sponsor: SolanaSponsor,
  { transaction, chain, project, visitor, fee }: CheckedSolana,
): Promise<void> {
  const hash = createHash('sha256').update(transaction.message).digest('hex')
  const budgets = budgetsOf(sponsor, { project, chain, sender: visitor })
  await database.transaction(async (sql) => {
    const stored = await sql.query(
      `insert into sponsor_solana (hash, chain, visitor, blockhash, project, fee, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning 1`,
      [hash, chain, visitor, transaction.blockhash, project, fee.toString(), new Date(now())],
    )
    if (stored.length > 0) return takeBudgets(sql, budgets, dayOf(now()), fee)
    const [same] = await sql.query('select 1 from sponsor_solana where hash = $1', [hash])
    if (!same) throw operationRejected({ reason: 'its block was used by another transaction' })
  })
}
