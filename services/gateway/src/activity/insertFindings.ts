import type { Queryable } from '../database/Database'
import type { Findings } from './FollowerStore'

/** Inserts what was found, leaving existing rows alone. */
export async function insertFindings(sql: Queryable, chain: string, found: Findings): Promise<void> {
  const { records, facts } = found
  if (records.length > 0)
    await sql.query(
      `insert into history (chain, address, block, position, hash, mined_at, sent_from, sent_to, nonce, is_failed,
         operation, transfers)
       select $1, address, block, position, hash, to_timestamp(time), "from", "to", nonce, "isFailed", operation,
         transfers
       from jsonb_to_recordset($2::jsonb) as found (address text, block bigint, position integer, hash text,
         time bigint, "from" text, "to" text, nonce bigint, "isFailed" boolean, operation text, transfers jsonb)
       on conflict do nothing`,
      [chain, JSON.stringify(records)],
    )
  if (facts.size > 0)
    await sql.query(
      `insert into token_facts (chain, address, name, symbol, decimals)
       select $1, address, name, symbol, decimals
       from jsonb_to_recordset($2::jsonb) as told (address text, name text, symbol text, decimals integer)
       on conflict do nothing`,
      [chain, JSON.stringify([...facts].map(([address, told]) => ({ address, ...told })))],
    )
}
