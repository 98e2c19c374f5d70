import type { Queryable } from '@latchkey/gateway/server'
import { actionNotAllowed, type postExport as contract, slotUnknown } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { exportMail } from '../mail/exportMail'
import type { FrameSession } from '../sessions/FrameSession'
import { releaseSecret } from '../vault/releaseSecret'
import { confirmOwner } from './confirmOwner'
import { tellOwner } from './tellOwner'

/**
 * Gives a window the operator's half of its device's slot once the visitor has confirmed that it's them, and tells the
 * owner. @throws actionNotAllowed, loginTooOld, passkeyRefused, recoveryWait, slotUnknown
 */
export function postExport(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database } = services
  return async ({ body, context, known: session }) => {
    // A window shows whose page it is. Inside a site's page, the words could be covered or copied.
    if (!session.isWindow) throw actionNotAllowed()
    await confirmOwner(services, session, { context, response: body.response })
    const { userId, deviceId } = session
    await requireOwnSlot(database, body.slotId, session)
    await tellOwner(services, { session, context, kind: 'exported', write: exportMail })
    const secret = await releaseSecret(services, database, { slotId: body.slotId, userId, deviceId })
    return { secret: secret.toString('base64url') }
  }
}

async function requireOwnSlot(
  sql: Queryable,
  slotId: string,
  { userId, deviceId }: FrameSession,
): Promise<void> {
  const [slot] = await sql.query(
    `select 1 from frame_slots
     where id = $1 and user_id = $2 and device_id = $3 and kind = 'device' and sealed is not null`,
    [slotId, userId, deviceId],
  )
  if (!slot) throw slotUnknown()
}
