import type { Queryable } from '../../database/Database'

/** What waits on a chain. */
export type Pending = {
  /** The nonces of one account's operations in flight. */
  readonly nonces: ReadonlySet<bigint>
  /** All operations that weren't sent yet. */
  readonly waiting: number
}

/** Reads what waits on a chain, and which nonces of an account are taken. */
export async function readPending(sql: Queryable, chain: string, sender: string): Promise<Pending> {
  const rows = await sql.query<{ nonce: string }>(
    `select nonce::text as nonce from sponsor_operations
     where chain = $1 and sender = $2 and state in ('queued', 'sent')`,
    [chain, sender],
  )
  const [line] = await sql.query<{ waiting: number }>(
    "select count(*)::int as waiting from sponsor_operations where chain = $1 and state = 'queued'",
    [chain],
  )
  return { nonces: new Set(rows.map(({ nonce }) => BigInt(nonce))), waiting: line?.waiting ?? 0 }
}
