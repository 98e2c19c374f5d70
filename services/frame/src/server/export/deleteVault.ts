import { actionNotAllowed, type deleteVault as contract, loginTooOld } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import { forgetGone, type GoneSlot } from '../halves/forgetGone'
import type { FrameHandler } from '../http/handleCall'
import { deletedMail } from '../mail/deletedMail'
import type { FrameSession } from '../sessions/FrameSession'
import { hasOpened } from '../vault/hasOpened'
import { confirmOwner } from './confirmOwner'
import { tellOwner } from './tellOwner'

/**
 * Deletes a wallet with all its slots, and tells the owner. A session that never opened the wallet can't: whoever only
 * reads the owner's mails must not be able to destroy it. @throws actionNotAllowed, loginTooOld, passkeyRefused
 */
export function deleteVault(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database } = services
  return async ({ body: { response }, context, known: session }) => {
    if (!session.isWindow) throw actionNotAllowed()
    if (!(await hasOpened(database, session))) throw loginTooOld()
    await confirmOwner(services, session, { context, response })
    const { userId } = session
    const [stored] = await database.query('select 1 from frame_vaults where user_id = $1', [userId])
    // Deleted by a call whose answer got lost.
    if (!stored) return { ok: true }
    await tellOwner(services, { session, context, kind: 'wallet-deleted', write: deletedMail })
    const gone = await database.transaction(async (sql) => {
      await sql.query('select 1 from frame_users where id = $1 for update', [userId])
      await sql.query('delete from frame_vaults where user_id = $1', [userId])
      // Whoever opened this wallet hasn't opened the next one, and must not be able to destroy it.
      await sql.query('update frame_sessions set opened_at = null where user_id = $1', [userId])
      // Slots that no vault lists yet stay: the next wallet may be about to list them.
      return sql.query<GoneSlot>(
        'delete from frame_slots where user_id = $1 and sealed is not null returning id, kind',
        [userId],
      )
    })
    await forgetGone(services, gone)
    return { ok: true }
  }
}
