import type { Queryable } from '../../database/Database'

/** Forgets an operation that ended, so it can be taken again. What it cost stays in the budgets. */
export async function forgetOperation(sql: Queryable, hash: string): Promise<void> {
  await sql.query("delete from sponsor_operations where hash = $1 and state in ('mined', 'failed')", [hash])
}
