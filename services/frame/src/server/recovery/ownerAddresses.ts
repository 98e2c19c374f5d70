import type { Queryable } from '@latchkey/gateway/server'
import type { FrameSession } from '../sessions/FrameSession'

/**
 * Returns where the owner of a wallet reads about what happens to it: the address, and the ones it had while a change
 * can still be undone, since a thief may have changed it. Without an address, the ones that providers verified.
 */
export async function ownerAddresses(
  sql: Queryable,
  now: number,
  { userId, email }: Pick<FrameSession, 'userId' | 'email'>,
): Promise<readonly string[]> {
  const rows = await sql.query<{ email: string }>(
    `select old_email as email from frame_email_undos where user_id = $1 and expires_at > $2
     union select email from frame_identities where user_id = $1 and email is not null and $3::text is null`,
    [userId, new Date(now), email],
  )
  return [...new Set([...(email === null ? [] : [email]), ...rows.map((row) => row.email)])]
}
