import type { Queryable } from '../../database/Database'
import { operationRejected } from '../errors'
import type { CheckedSolana } from './CheckedSolana'
import { solanaHash } from './solanaHash'

/** Checks that a visitor didn't use the block of a transaction for another one. @throws operationRejected */
export async function checkSolanaBlock(
  sql: Queryable,
  { transaction, chain, visitor }: Pick<CheckedSolana, 'transaction' | 'chain' | 'visitor'>,
): Promise<void> {
  const [other] = await sql.query(
    'select 1 from sponsor_solana where chain = $1 and visitor = $2 and blockhash = $3 and hash <> $4',
    [chain, visitor, transaction.blockhash, solanaHash(transaction)],
  )
  if (other) throw operationRejected({ reason: 'its block was used by another transaction' })
}
