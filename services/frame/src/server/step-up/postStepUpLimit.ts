import type { postStepUpLimit as contract } from '@latchkey/protocol'
import { noteAudit } from '../audit/noteAudit'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { checkTouch } from '../passkeys/checkTouch'
import type { FrameSession } from '../sessions/FrameSession'

/**
 * Sets above which amount the visitor is asked for a passkey again. Lowering it takes a touch as well: whoever has the
 * device alone changes nothing. @throws passkeyRefused
 */
export function postStepUpLimit(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, now } = services
  return async ({ body: { stepUpAbove, response }, context, known: session }) => {
    await checkTouch(services, session, { context, response, use: 'step-up' })
    await database.transaction(async (sql) => {
      await sql.query('update frame_users set step_up_above = $2 where id = $1', [
        session.userId,
        stepUpAbove,
      ])
      await noteAudit(sql, now(), 'limit-changed', session)
    })
    return { ok: true }
  }
}
