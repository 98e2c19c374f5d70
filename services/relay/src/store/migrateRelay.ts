import { createHash } from 'node:crypto'
import pg from 'pg'
import { relayMigrations } from './relayMigrations'

/** Makes the relay's tables where they are missing; a gateway on the same database keeps the same record of it. */
export async function migrateRelay(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  await client.connect()
  try {
    await client.query('begin')
    await client.query("select pg_advisory_xact_lock(hashtextextended('latchkey migrations', 0))")
    await client.query(
      `create table if not exists migrations (
         name text primary key, digest text not null, at timestamptz not null default now())`,
    )
    for (const [name, text] of Object.entries(relayMigrations)) {
      const { rowCount } = await client.query('select from migrations where name = $1', [name])
      if (rowCount) continue
      await client.query(text)
      const digest = createHash('sha256').update(text).digest('hex')
      await client.query('insert into migrations (name, digest) values ($1, $2)', [name, digest])
    }
    await client.query('commit')
  } finally {
    await client.end()
  }
}
