import type { Queryable } from '../../database/Database'

/** What waits on a chain. */
export type Pending = {
  /** The nonces of one account's operations in flight. */
  readonly nonces: ReadonlySet<bigint>
  /** All operations that weren't sent yet. */
  readonly waiting: number
  /** Those of one project. */
  readonly waitingOfProject: number
}

/** Whose operations to look for. */
export type PendingOf = { readonly chain: string; readonly project: string; readonly sender: string }

/** Reads what waits on a chain, and which nonces of an account are taken. */
export async function readPending(sql: Queryable, { chain, project, sender }: PendingOf): Promise<Pending> {
  const rows = await sql.query<{ nonce: string }>(
    `select nonce::text as nonce from sponsor_operations
     where chain = $1 and sender = $2 and state in ('queued', 'sent')`,
    [chain, sender],
  )
  const [line] = await sql.query<{ waiting: number; own: number }>(
    `select count(*)::int as waiting, (count(*) filter (where project = $2))::int as own
     from sponsor_operations where chain = $1 and state = 'queued'`,
    [chain, project],
  )
  return {
    nonces: new Set(rows.map(({ nonce }) => BigInt(nonce))),
    waiting: line?.waiting ?? 0,
    waitingOfProject: line?.own ?? 0,
  }
}
