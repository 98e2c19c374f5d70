import { loginEnded } from '@latchkey/protocol'
import { noteAudit } from '../audit/noteAudit'
import { hashToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'

/** How long the owner of the old address can undo a change. */
export const undoMs = 72 * 3_600_000

/** A change that can be undone. */
export type Undoable = { readonly userId: string; readonly oldEmail: string; readonly newEmail: string }

/** Finds the change of a link in a mail. @throws loginEnded */
export async function findUndoable(
  { database, now }: Pick<FrameServices, 'database' | 'now'>,
  token: string,
): Promise<Undoable> {
  const [change] = await database.query<Undoable>(
    `select user_id as "userId", old_email as "oldEmail", new_email as "newEmail" from frame_email_undos
     where token_hash = $1 and expires_at > $2`,
    [hashToken(token), new Date(now())],
  )
  if (!change) throw loginEnded()
  return change
}

/**
 * [FRM-5] Gives a wallet its old address back, once, and signs all devices out: one of them belongs to whoever changed
 * it. Nobody else could take the address in between. @throws loginEnded
 */
export async function undoChange(
  services: Pick<FrameServices, 'database' | 'now'>,
  token: string,
  { browser, origin }: { readonly browser: string; readonly origin: string },
): Promise<void> {
  const { database, now } = services
  await database.transaction(async (sql) => {
    const [change] = await sql.query<Undoable & { expiresAt: Date }>(
      `delete from frame_email_undos where token_hash = $1 and expires_at > $2
       returning user_id as "userId", old_email as "oldEmail", new_email as "newEmail", expires_at as "expiresAt"`,
      [hashToken(token), new Date(now())],
    )
    if (!change) throw loginEnded()
    const { userId, oldEmail, expiresAt } = change
    const [user] = await sql.query<{ email: string | null }>(
      'select email from frame_users where id = $1 for update',
      [userId],
    )
    // The changes after this one go with it: their links belong to whoever made them.
    await sql.query('delete from frame_email_undos where user_id = $1 and expires_at >= $2', [
      userId,
      expiresAt,
    ])
    await sql.query('update frame_users set email = $2 where id = $1', [userId, oldEmail])
    await sql.query('delete from frame_sessions where user_id = $1', [userId])
    await sql.query("update frame_attempts set state = 'ended' where email = any($1::text[])", [
      [user?.email ?? oldEmail, oldEmail],
    ])
    await noteAudit(sql, now(), 'email-changed', { userId, origin, browser })
  })
}
