import { nameLookAlike, nameOwned, nameTaken } from '@latchkey/protocol'
import type { Database, Queryable } from '../database/Database'
import { nameRefusals } from './nameRefusals'
import type { Registration } from './Registration'
import { readNames } from './readNames'
import { releaseNames } from './releaseNames'
import { renewName } from './renewName'
import type { StoredName } from './StoredName'
import { skeletonOf } from './skeletonOf'

/**
 * Registers a name, or renews it for the account that has it. Of two that want the same name at once, one gets it.
 * @throws nameUsed, nameTaken, nameLookAlike, nameOwned
 */
export async function registerName(
  database: Pick<Database, 'transaction'>,
  registration: Registration,
): Promise<StoredName> {
  const { name, owner, times, now } = registration
  return database.transaction(async (sql) => {
    // An account's registrations wait for each other, so it can't go beyond its number of names.
    await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`names ${owner}`])
    await useMessage(sql, registration)
    const skeleton = skeletonOf(name.label)
    await releaseNames(
      sql,
      'zone = $1 and skeleton = $2 and seen_at <= $3',
      [name.zone, skeleton, times.lapsed, times.lifeMs],
      "seen_at + $4 * interval '1 millisecond'",
    )
    const [holder] = await sql.query<{ name: string; owner: string }>(
      'select name, owner from names where zone = $1 and skeleton = $2 for update',
      [name.zone, skeleton],
    )
    if (holder?.name === name.name && holder.owner === owner) await renewName(sql, registration)
    else if (holder)
      throw holder.name === name.name ? nameTaken({ name: name.name }) : nameLookAlike({ name: name.name })
    else await insertName(sql, registration, skeleton)
    const [stored] = await readNames(sql, 'name', name.name, new Date(now.getTime() - 1))
    // Only a clock that jumps back makes it invisible at once.
    if (!stored) throw nameRefusals.nameUnknown()
    return stored
  })
}

async function useMessage(sql: Queryable, { owner, timestamp }: Registration): Promise<void> {
  const used = await sql.query(
    'insert into name_messages (address, timestamp) values ($1, $2) on conflict do nothing returning 1',
    [owner, timestamp],
  )
  if (used.length === 0) throw nameRefusals.nameUsed()
}

async function insertName(sql: Queryable, registration: Registration, skeleton: string): Promise<void> {
  const { name, owner, coinTypes, attributes, times, now, most } = registration
  const cooling = await sql.query(
    'select 1 from name_releases where zone = $1 and skeleton = $2 and released_at > $3',
    [name.zone, skeleton, times.cooled],
  )
  if (cooling.length > 0) throw nameTaken({ name: name.name })
  const own = await sql.query('select 1 from names where owner = $1 and seen_at > $2', [owner, times.lapsed])
  if (own.length >= most) throw nameOwned()
  const inserted = await sql.query(
    `insert into names (name, zone, skeleton, owner, attributes, registered_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $6) on conflict do nothing returning 1`,
    [name.name, name.zone, skeleton, owner, JSON.stringify(attributes), now],
  )
  // Someone else registered it, or one that looks like it, a moment ago.
  if (inserted.length === 0) throw nameTaken({ name: name.name })
  await sql.query(
    `insert into name_addresses (name, coin_type, address, created_at)
     select $1, unnest($2::bigint[]), $3, $4`,
    [name.name, coinTypes, owner, now],
  )
}
