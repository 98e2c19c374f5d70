import pg from 'pg'
import type { Sql } from './Sql'

/** A few connections of the relay's own, so that no other work of the process waits for it, nor it for that. */
export function openSql(url: string, connections: number): Sql {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    application_name: 'latchkey-relay',
  })
  // A connection that breaks while nobody uses it is replaced by the next query; unheard, it would end the process.
  pool.on('error', () => undefined)
  return {
    query: async (text, values = []) => (await pool.query(text, [...values])).rows,
    stop: () => pool.end(),
  }
}
