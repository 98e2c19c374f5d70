import type { Queryable } from '../database/Database'
import type { ChainHeader } from './chainData'

/** Stores the hash of a block, to detect reorganisations. */
export async function rememberBlock(
  sql: Queryable,
  chain: string,
  { number, hash }: ChainHeader,
): Promise<void> {
  await sql.query(
    `insert into followed_blocks (chain, number, hash) values ($1, $2, $3)
     on conflict (chain, number) do update set hash = excluded.hash`,
    [chain, number, hash],
  )
}
