import type { Queryable } from '@latchkey/gateway/server'
import type { FrameSession } from '../sessions/FrameSession'

/**
 * Whether a session has opened its person's wallet, or there is none yet. Whoever only reads the owner's mails hasn't,
 * and must not be able to keep the owner out.
 */
export async function hasOpened(
  sql: Queryable,
  { id, userId }: Pick<FrameSession, 'id' | 'userId'>,
): Promise<boolean> {
  const [row] = await sql.query<{ opened: boolean }>(
    `select not exists (select 1 from frame_vaults where user_id = $2)
       or exists (select 1 from frame_sessions where id = $1 and opened_at is not null) as opened`,
    [id, userId],
  )
  return row?.opened === true
}
