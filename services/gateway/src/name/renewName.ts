import type { Queryable } from '../database/Database'
import type { Registration } from './Registration'

/** Keeps a name for its account, which may add attributes and chains; an empty attribute is removed. */
export async function renewName(
  sql: Queryable,
  { name, owner, coinTypes, attributes, now }: Omit<Registration, 'most' | 'times'>,
): Promise<void> {
  const added = await sql.query(
    `insert into name_addresses (name, coin_type, address, created_at)
     select $1, unnest($2::bigint[]), $3, $4 on conflict do nothing returning 1`,
    [name.name, coinTypes, owner, now],
  )
  const gone = Object.keys(attributes).filter((key) => attributes[key] === '')
  await sql.query(
    `update names set seen_at = $2, attributes = next.attributes,
       updated_at = case when $5 or next.attributes <> names.attributes then $2 else updated_at end
     from (select (attributes || $3::jsonb) - $4::text[] as attributes from names where name = $1) as next
     where name = $1`,
    [name.name, now, JSON.stringify(attributes), gone, added.length > 0],
  )
}
