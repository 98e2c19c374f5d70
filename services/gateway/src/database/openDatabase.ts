import { setTimeout as wait } from 'node:timers/promises'
import { isLatchkeyError } from '@latchkey/protocol'
import pg from 'pg'
import { databaseDown } from '../errors'
import { refusals } from '../http/refusals'
import type { Database, Queryable } from './Database'
import { databaseRefusal } from './databaseRefusal'
import { type KeptServer, keepEmbedded } from './keepEmbedded'
import { migrate } from './migrations'

/** Where the data is. */
export type DatabasePlace = {
  /** The operator's PostgreSQL. */
  readonly url?: string | undefined
  /** The folder for the gateway's own PostgreSQL, if there is no URL. */
  readonly folder: string
  readonly connections: number
  /** The tables; those of the gateway by default. */
  readonly migrations?: Readonly<Record<string, string>>
  /** The name of the connections, for the operator. */
  readonly name?: string
}

const statementMs = 10_000
/** A server that hangs doesn't end its statements; neither does one whose network is gone. */
const answerMs = statementMs + 1_000
/** Load balancers wait a few seconds for an answer to whether the gateway is ready. */
const readyMs = 2_000

/** Opens the database and brings it up to date. @throws databaseMissing, databaseDown, migrationChanged */
export async function openDatabase(place: DatabasePlace): Promise<Database> {
  const { url, folder, connections, migrations, name = 'latchkey-gateway' } = place
  const embedded = url ? undefined : await keepEmbedded(folder)
  const address = url ?? embedded?.url ?? ''
  const pool = new pg.Pool({
    connectionString: address,
    max: connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: statementMs,
    query_timeout: answerMs,
    keepAlive: true,
    application_name: name,
  })
  // The next query replaces a broken idle connection; without a listener the error would end the process.
  pool.on('error', () => undefined)
  const database = wrap(address, pool, embedded)
  try {
    await migrate(database, migrations)
  } catch (cause) {
    await database.stop()
    const reason = reasonOf(cause)
    if (reason !== undefined) throw databaseDown({ reason }, { cause })
    throw cause
  }
  return database
}

/** Returns what is wrong with the database, or nothing if something else is wrong. */
function reasonOf(cause: unknown): string | undefined {
  const isAway = refusals.databaseAway.is(cause) || refusals.databaseFull.is(cause)
  const error = isAway && isLatchkeyError(cause) ? cause.cause : cause
  if (error instanceof pg.DatabaseError || isConnectionError(error)) return (error as Error).message
  return isAway && error instanceof Error ? error.message : undefined
}

function isConnectionError(cause: unknown): boolean {
  return (
    cause instanceof Error && 'code' in cause && typeof cause.code === 'string' && cause.code.startsWith('E')
  )
}

function wrap(url: string, pool: pg.Pool, embedded: KeptServer | undefined): Database {
  /** Turns the errors of a database that is away or full into refusals. */
  const told = async <Value>(asked: Promise<Value>): Promise<Value> => {
    try {
      return await asked
    } catch (error) {
      const refusal = databaseRefusal(error)
      if (refusals.databaseAway.is(refusal)) embedded?.look()
      throw refusal
    }
  }
  const over = (client: {
    query: (text: string, values: unknown[]) => Promise<pg.QueryResult>
  }): Queryable => ({
    query: async (text, values = []) => (await told(client.query(text, [...values]))).rows,
  })
  return {
    url,
    ...over({ query: (text, values) => pool.query(text, values) }),
    async transaction(run) {
      const client = await told(pool.connect())
      // Queries of a broken connection fail; without a listener its error would also end the process.
      const ignore = () => undefined
      client.on('error', ignore)
      try {
        await told(client.query('begin'))
        const result = await run(over(client))
        await told(client.query('commit'))
        client.off('error', ignore)
        client.release()
        return result
      } catch (error) {
        // Don't reuse a connection in an unknown state.
        client.release(true)
        throw error
      }
    },
    async withLock(name, run) {
      const client = await told(pool.connect())
      const lost = new AbortController()
      const lose = () => lost.abort()
      client.on('error', lose).on('end', lose)
      try {
        const [row] = await over(client).query<{ held: boolean }>(
          'select pg_try_advisory_lock(hashtextextended($1, 0)) as held',
          [name],
        )
        if (!row?.held) return false
        await run(lost.signal)
        return true
      } finally {
        client.off('error', lose).off('end', lose)
        // The lock ends with the connection.
        client.release(true)
      }
    },
    isUp: () =>
      Promise.race([
        told(pool.query('select 1')).then(
          () => true,
          () => false,
        ),
        wait(readyMs, false, { ref: false }),
      ]),
    async stop() {
      await pool.end()
      await embedded?.stop()
    },
  }
}
