import { randomUUID } from 'node:crypto'
import type { Queryable } from '@latchkey/gateway/server'
import type { SocialIdentity } from './clients/SocialIdentity'

/**
 * Returns the person of an identity, or creates one. The address plays no part: whoever gets hold of it later, or lets a
 * careless provider confirm it, doesn't get the wallet. Runs inside a transaction.
 */
export async function findOrCreateIdentity(
  sql: Queryable,
  now: number,
  { issuer, subject, userName, email, locale }: SocialIdentity & { readonly locale: string },
): Promise<string> {
  // Two first logins at the same time wait for each other here.
  await sql.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${issuer}\n${subject}`])
  const [known] = await sql.query<{ id: string }>(
    `update frame_identities set email = $3 where issuer = $1 and subject = $2 returning user_id as id`,
    [issuer, subject, email],
  )
  if (known) {
    if (userName) await sql.query('update frame_users set user_name = $2 where id = $1', [known.id, userName])
    return known.id
  }
  const id = randomUUID()
  await sql.query('insert into frame_users (id, user_name, locale, created_at) values ($1, $2, $3, $4)', [
    ...[id, userName, locale, new Date(now)],
  ])
  await sql.query(
    'insert into frame_identities (issuer, subject, user_id, email, created_at) values ($1, $2, $3, $4, $5)',
    [issuer, subject, id, email, new Date(now)],
  )
  return id
}
