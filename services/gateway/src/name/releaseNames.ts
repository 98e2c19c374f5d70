import type { Queryable, SqlValue } from '../database/Database'

/** Frees the names that a condition on `names` selects, remembers when, and returns how many there were. */
export async function releaseNames(
  sql: Queryable,
  condition: string,
  values: readonly SqlValue[],
  releasedAt: string,
): Promise<number> {
  const gone = await sql.query(
    `with gone as (delete from names where ${condition} returning zone, skeleton, seen_at)
     insert into name_releases (zone, skeleton, released_at)
     select zone, skeleton, ${releasedAt} from gone
     on conflict (zone, skeleton) do update set released_at = excluded.released_at returning 1`,
    values,
  )
  return gone.length
}
