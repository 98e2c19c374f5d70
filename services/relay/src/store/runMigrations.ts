import { createHash } from 'node:crypto'
import { migrationChanged } from '../errors'
import type { Sql } from './openSql'

/**
 * Brings the tables up to date inside an open transaction. Processes that start at the same time wait for each other,
 * and a gateway and a relay on one database share the record of what has run. @throws migrationChanged
 */
export async function runMigrations(
  sql: Pick<Sql, 'query'>,
  migrations: Readonly<Record<string, string>>,
): Promise<void> {
  await sql.query("select pg_advisory_xact_lock(hashtextextended('latchkey migrations', 0))")
  await sql.query(
    `create table if not exists migrations (
       name text primary key, digest text not null, at timestamptz not null default now())`,
  )
  const rows = await sql.query<{ name: string; digest: string }>('select name, digest from migrations')
  const done = new Map(rows.map(({ name, digest }) => [name, digest]))
  for (const [name, text] of Object.entries(migrations)) {
    const digest = createHash('sha256').update(text).digest('hex')
    const known = done.get(name)
    if (known === digest) continue
    if (known) throw migrationChanged({ name })
    await sql.query(text)
    await sql.query('insert into migrations (name, digest) values ($1, $2)', [name, digest])
  }
}
