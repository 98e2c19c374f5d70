import type { Queryable } from '@latchkey/gateway/server'
import { actionNotAllowed, slotUnknown } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameSession } from '../sessions/FrameSession'
import { releaseSecret } from '../vault/releaseSecret'
import { type Confirmation, confirmOwner } from './confirmOwner'
import { type Notice, tellOwner } from './tellOwner'

/** Which slot a window asks for, why, and how it shows that its visitor is the owner. */
export type HalfRequest = Confirmation & Omit<Notice, 'context'> & { readonly slotId: string }

/**
 * Gives a window the operator's half of its device's slot once the visitor has confirmed that it's them, and tells the
 * owner. @throws actionNotAllowed, loginTooOld, passkeyRefused, recoveryWait, slotUnknown
 */
export async function giveHalf(
  services: FrameServices,
  { slotId, response, ...notice }: HalfRequest,
): Promise<{ readonly secret: string }> {
  const { session, context } = notice
  // A window shows whose page it is. Inside a site's page, what it shows could be covered or copied.
  if (!session.isWindow) throw actionNotAllowed()
  await confirmOwner(services, session, { context, response })
  const { userId, deviceId } = session
  const { database } = services
  await requireOwnSlot(database, slotId, session)
  await tellOwner(services, notice)
  const secret = await releaseSecret(services, database, { slotId, userId, deviceId })
  return { secret: secret.toString('base64url') }
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
