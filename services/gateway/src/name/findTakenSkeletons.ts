import type { Queryable } from '../database/Database'
import type { NameTimes } from './nameTimes'

/** Why nobody else can register a skeleton now, and which name has it. */
type Taken = { readonly why: 'reserved' | 'registered' | 'cooling'; readonly name: string | null }

/** Returns which of these skeletons can't be registered in a zone, and why. */
export async function findTakenSkeletons(
  sql: Queryable,
  zone: string,
  skeletons: readonly string[],
  { lapsed, cooled, lifeMs }: NameTimes,
): Promise<ReadonlyMap<string, Taken>> {
  const rows = await sql.query<Taken & { readonly skeleton: string }>(
    `select skeleton, null as name, 'cooling' as why from name_releases
       where zone = $1 and skeleton = any($2::text[]) and released_at > $4
     union all select skeleton, name, 'cooling' from names
       where zone = $1 and skeleton = any($2::text[]) and seen_at <= $3 and seen_at > $5
     union all select skeleton, name, 'registered' from names
       where zone = $1 and skeleton = any($2::text[]) and seen_at > $3
     union all select skeleton, null, 'reserved' from name_reservations
       where skeleton = any($2::text[])`,
    // A lapsed name cools from the moment it lapsed, whether or not it was deleted since.
    [zone, skeletons, lapsed, cooled, new Date(cooled.getTime() - lifeMs)],
  )
  return new Map(rows.map(({ skeleton, why, name }) => [skeleton, { why, name }]))
}
