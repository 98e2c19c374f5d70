import { resolve } from 'node:path'
import { readConfig } from '../config/readConfig'
import type { Environment } from '../config/readSettings'
import type { Database } from '../database/Database'
import { openDatabase } from '../database/openDatabase'

/** Runs something with the gateway's database, even while the gateway runs. @throws databaseMissing, databaseDown */
export async function withDatabase<T>(env: Environment, run: (database: Database) => Promise<T>): Promise<T> {
  const config = readConfig(env)
  const database = await openDatabase({
    url: config.DATABASE_URL,
    folder: resolve(config.GATEWAY_DATA, 'postgres'),
    connections: 2,
  })
  try {
    return await run(database)
  } finally {
    await database.stop()
  }
}
