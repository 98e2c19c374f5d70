import pg from 'pg'
import { relayMigrations } from './relayMigrations'
import { runMigrations } from './runMigrations'

/** Creates the relay's tables, or brings them up to date. @throws migrationChanged */
export async function migrateRelay(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('begin')
    await runMigrations(
      { query: async (text, values = []) => (await client.query(text, [...values])).rows },
      relayMigrations,
    )
    await client.query('commit')
  } finally {
    await client.end()
  }
}
