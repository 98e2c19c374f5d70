import pg from 'pg'
import { databaseDown } from '../errors'
import type { Database, Queryable } from './Database'
import { migrate } from './migrations'
import { startEmbedded } from './startEmbedded'

/** Where the data is. */
export type DatabasePlace = {
  /** The operator's PostgreSQL. */
  readonly url?: string | undefined
  /** The folder for the gateway's own PostgreSQL, if there is no URL. */
  readonly folder: string
  readonly connections: number
}

/** Opens the database and brings it up to date. @throws databaseMissing, databaseDown, migrationChanged */
export async function openDatabase({ url, folder, connections }: DatabasePlace): Promise<Database> {
  const embedded = url ? undefined : await startEmbedded(folder)
  const address = url ?? embedded?.url ?? ''
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    application_name: 'latchkey-gateway',
  })
  // The next query replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined)
  const database = wrap(address, pool, () => embedded?.stop())
  try {
    await migrate(database)
  } catch (cause) {
    await database.stop()
    if (cause instanceof pg.DatabaseError || isConnectionError(cause))
      throw databaseDown({ reason: (cause as Error).message }, { cause })
    throw cause
  }
  return database
}

function isConnectionError(cause: unknown): boolean {
  return (
    cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && cause.code.startsWith('E')
  )
}

function wrap(url: string, pool: pg.Pool, stopServer: () => Promise<void> | undefined): Database {
  const over = (client: {
    query: (text: string, values: unknown[]) => Promise<pg.QueryResult>
  }): Queryable => ({
    query: async (text, values = []) => (await client.query(text, [...values])).rows,
  })
  return {
    url,
    ...over({ query: (text, values) => pool.query(text, values) }),
    async transaction(run) {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await run(over(client))
        await client.query('commit')
        client.release()
        return result
      } catch (error) {
        // Don't reuse a connection in an unknown state.
        client.release(true)
        throw error
      }
    },
    async withLock(name, run) {
      const client = await pool.connect()
      const lost = new AbortController()
      const lose = () => lost.abort()
      client.on('error', lose).on('end', lose)
      try {
        const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as held', [
          name,
        ])
        if (!rows[0]?.held) return false
        await run(lost.signal)
        return true
      } finally {
        client.off('error', lose).off('end', lose)
        // The lock ends with the connection.
        client.release(true)
      }
    },
    isUp: () =>
      pool.query('select 1').then(
        () => true,
        () => false,
      ),
    async stop() {
      await pool.end()
      await stopServer()
    },
  }
}
