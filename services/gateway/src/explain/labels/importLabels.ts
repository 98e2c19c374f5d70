import type { Database } from '../../database/Database'
import type { LabelRow } from './readLabels'

const slice = 5_000

/** Replaces all labels by these, all or none, and returns how many there were before. */
export async function importLabels(database: Database, labels: readonly LabelRow[]): Promise<number> {
  return database.transaction(async (sql) => {
    // Imports wait for each other here; readers see the earlier labels until the end.
    await sql.query('lock table labels in share row exclusive mode')
    const removed = await sql.query('delete from labels returning 1')
    for (let at = 0; at < labels.length; at += slice) {
      const part = labels.slice(at, at + slice)
      await sql.query('insert into labels (account, name) select * from unnest($1::text[], $2::text[])', [
        part.map(({ account }) => account),
        part.map(({ name }) => name),
      ])
    }
    return removed.length
  })
}
