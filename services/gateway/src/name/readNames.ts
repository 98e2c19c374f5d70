import { array, number, object, parse, pipe, record, string, transform } from 'valibot'
import type { Queryable } from '../database/Database'
import type { StoredName } from './StoredName'

type Row = {
  readonly name: string
  readonly owner: string
  readonly attributes: unknown
  readonly registered_at: Date
  readonly updated_at: Date | null
  readonly addresses: unknown
}

const attributesSchema = record(string(), string())
const addressesSchema = array(
  object({
    coinType: number(),
    address: string(),
    createdAt: pipe(
      string(),
      transform((text) => new Date(text)),
    ),
  }),
)
const conditions = {
  name: 'n.name = $1',
  address: 'n.name in (select name from name_addresses where address = $1)',
  owner: 'n.owner = $1',
} as const

/** No answer has more. */
const most = 100

/** Reads the names that match and that were seen since a time, the oldest first. */
export async function readNames(
  sql: Queryable,
  by: keyof typeof conditions,
  value: string,
  since: Date,
): Promise<StoredName[]> {
  const rows = await sql.query<Row>(
    `select n.name, n.owner, n.attributes, n.registered_at, n.updated_at,
       (select coalesce(json_agg(json_build_object('coinType', a.coin_type, 'address', a.address,
         'createdAt', a.created_at) order by a.coin_type), '[]')
        from name_addresses a where a.name = n.name) as addresses
     from names n where ${conditions[by]} and n.seen_at > $2
     order by n.registered_at, n.name limit ${most}`,
    [value, since],
  )
  return rows.map((row) => ({
    name: row.name,
    owner: row.owner,
    attributes: parse(attributesSchema, row.attributes),
    registeredAt: row.registered_at,
    updatedAt: row.updated_at,
    addresses: parse(addressesSchema, row.addresses),
  }))
}
