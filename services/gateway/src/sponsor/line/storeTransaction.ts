import type { Hex } from 'viem'
import type { Queryable } from '../../database/Database'
import type { StoredOperation } from '../store/StoredOperation'
import type { Line } from './Line'

/** A signed transaction of the sponsor. */
export type SignedTransaction = {
  readonly raw: Hex
  readonly txHash: Hex
  readonly nonce: number
  readonly maxFee: bigint
}

/**
 * Stores a signed transaction for an operation that is still as it was read. Commit this before the first byte leaves: a
 * gateway that is killed then sends the same transaction again. Returns false if the operation changed meanwhile.
 */
export async function storeTransaction(
  sql: Queryable,
  { genesis, now }: Pick<Line, 'genesis' | 'now'>,
  { hash, state, tx_hash }: Pick<StoredOperation, 'hash' | 'state' | 'tx_hash'>,
  { raw, txHash, nonce, maxFee }: SignedTransaction,
): Promise<boolean> {
  const stored = await sql.query(
    `with stored as (
       update sponsor_operations set state = 'sent', raw = $4, tx_hash = $5, tx_nonce = $6,
         max_fee = greatest(max_fee, $7), genesis = $8, changed_at = $9
       where hash = $1 and state = $2 and tx_hash is not distinct from $3 returning hash)
     insert into sponsor_transactions (tx_hash, operation, created_at) select $5, hash, $9 from stored
     on conflict do nothing returning 1`,
    [hash, state, tx_hash, raw, txHash, nonce, maxFee.toString(), genesis ?? null, new Date(now())],
  )
  return stored.length > 0
}
