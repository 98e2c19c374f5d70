import { createHash } from 'node:crypto'
import { migrationChanged } from '../errors'
import type { Database } from './Database'
import { migrations } from './migrations'

/** Brings the tables up to date; several gateways that start at once wait for each other. @throws migrationChanged */
export async function migrate(database: Database): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query("select pg_advisory_xact_lock(hashtextextended('latchkey migrations', 0))")
    await sql.query(
      `create table if not exists migrations (
         name text primary key, digest text not null, at timestamptz not null default now())`,
    )
    const done = new Map(
      (await sql.query<{ name: string; digest: string }>('select name, digest from migrations')).map(
        (row) => [row.name, row.digest],
      ),
    )
    for (const [name, text] of Object.entries(migrations)) {
      const digest = createHash('sha256').update(text).digest('hex')
      const known = done.get(name)
      if (known === digest) continue
      // What ran on someone's data must never say something else later.
      if (known) throw migrationChanged({ name })
      await sql.query(text)
      await sql.query('insert into migrations (name, digest) values ($1, $2)', [name, digest])
    }
  })
}
