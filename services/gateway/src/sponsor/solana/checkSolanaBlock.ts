import { createHash } from 'node:crypto'
import type { Queryable } from '../../database/Database'
import { operationRejected } from '../errors'
import type { CheckedSolana } from './CheckedSolana'

/** Returns how a transaction is known: by what is signed. */
export function hashOf({ transaction }: Pick<CheckedSolana, 'transaction'>): string {
  return createHash('sha256').update(transaction.message).digest('hex')
}

/** Checks that a visitor didn't use the block of a transaction for another one. @throws operationRejected */
export async function checkSolanaBlock(
  sql: Queryable,
  checked: Pick<CheckedSolana, 'transaction' | 'chain' | 'visitor'>,
): Promise<void> {
  const { chain, visitor, transaction } = checked
  const [other] = await sql.query(
    'select 1 from sponsor_solana where chain = $1 and visitor = $2 and blockhash = $3 and hash <> $4',
    [chain, visitor, transaction.blockhash, hashOf(checked)],
  )
  if (other) throw operationRejected({ reason: 'its block was used by another transaction' })
}
