import type { Database } from '../../database/Database'
import type { RiskEntry } from './RiskSource'

const slice = 5_000

/** Replaces the entries of a list, all or none. */
export async function keepRisks(
  database: Pick<Database, 'transaction'>,
  source: string,
  entries: readonly RiskEntry[],
  at: Date,
): Promise<void> {
  await database.transaction(async (sql) => {
    await sql.query(
      `insert into risk_sources (name, refreshed_at) values ($1, $2)
       on conflict (name) do update set refreshed_at = excluded.refreshed_at`,
      [source, at],
    )
    await sql.query('delete from risk_entries where source = $1', [source])
    for (let start = 0; start < entries.length; start += slice) {
      const part = entries.slice(start, start + slice)
      await sql.query(
        `insert into risk_entries (hash, source, reason)
         select hash, $1, reason from unnest($2::text[], $3::text[]) as list (hash, reason)`,
        [source, part.map(({ hash }) => hash), part.map(({ reason }) => reason)],
      )
    }
  })
}
