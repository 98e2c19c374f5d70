import type { Queryable } from '@latchkey/gateway/server'

/** Makes transactions that give an address to somebody take turns, so two can't give it at the same moment. */
export async function lockAddress(sql: Queryable, email: string): Promise<void> {
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`address ${email}`])
}
