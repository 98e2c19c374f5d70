import pg from 'pg'

/** Queries the database. Pass values as `$1`, never inside the text. */
export type Sql = {
  query<Row extends object = Record<string, unknown>>(
    text: string,
    values?: readonly unknown[],
  ): Promise<Row[]>
  stop(): Promise<void>
}

const statementMs = 10_000
/** A server that hangs doesn't end its statements; neither does one whose network is gone. */
const answerMs = statementMs + 1_000

/** Opens a few connections for the relay alone, so it and other work don't wait for each other. */
export function openSql(url: string, connections: number): Sql {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    keepAlive: true,
    application_name: 'latchkey-relay',
  })
  // The next query replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined)
  return {
    query: async (text, values = []) => (await pool.query(text, [...values])).rows,
    stop: () => pool.end(),
  }
}
