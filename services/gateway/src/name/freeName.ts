import type { Database } from '../database/Database'
import { releaseNames } from './releaseNames'

/**
 * Takes a name from its account and returns whether there was one. Nobody can register it until it has cooled, unless
 * it becomes free at once.
 */
export async function freeName(
  database: Pick<Database, 'transaction'>,
  name: string,
  isAtOnce: boolean,
): Promise<boolean> {
  return database.transaction(async (sql) => {
    const [row] = await sql.query<{ zone: string; skeleton: string }>(
      'select zone, skeleton from names where name = $1',
      [name],
    )
    if (!row) return false
    await releaseNames(sql, 'name = $1', [name], 'now()')
    if (isAtOnce)
      await sql.query('delete from name_releases where zone = $1 and skeleton = $2', [row.zone, row.skeleton])
    return true
  })
}
