import type { Queryable } from '@latchkey/gateway/server'

/** Whether an address is kept for another person, who had it and can still undo its change. */
export async function isReserved(
  sql: Queryable,
  now: number,
  { email, userId }: { readonly email: string; readonly userId: string },
): Promise<boolean> {
  const [kept] = await sql.query(
    'select 1 from frame_email_undos where old_email = $1 and user_id <> $2 and expires_at > $3 limit 1',
    [email, userId, new Date(now)],
  )
  return kept !== undefined
}
