import type { Queryable } from '@latchkey/gateway/server'
import {
  actionNotAllowed,
  type postExport as contract,
  passkeyRefused,
  slotUnknown,
} from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler, FrameRequest } from '../http/handleCall'
import { exportMail } from '../mail/exportMail'
import { findPasskey } from '../passkeys/findPasskey'
import { listPasskeys } from '../passkeys/listPasskeys'
import { takeChallenge } from '../passkeys/sessionChallenge'
import { verifyPasskey } from '../passkeys/verifyPasskey'
import type { FrameSession } from '../sessions/FrameSession'
import { requireFreshLogin } from '../sessions/requireFreshLogin'
import { releaseSecret } from '../vault/releaseSecret'
import { tellOwner } from './tellOwner'

type Request = FrameRequest<typeof contract>

/**
 * Gives a window the operator's half of its device's slot once the visitor has confirmed that it's them, and tells the
 * owner. @throws actionNotAllowed, loginTooOld, passkeyRefused, slotUnknown
 */
export function postExport(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database } = services
  return async (request) => {
    const { body, context, known: session } = request
    // A window shows whose page it is. Inside a site's page, the words could be covered or copied.
    if (!session.isWindow) throw actionNotAllowed()
    await confirm(services, request, session)
    const { userId, deviceId } = session
    await requireOwnSlot(database, body.slotId, session)
    await tellOwner(services, { session, context, kind: 'exported', write: exportMail })
    const secret = await releaseSecret(services, database, { slotId: body.slotId, userId, deviceId })
    return { secret: secret.toString('base64url') }
  }
}

/** Whoever has a passkey must use it. @throws passkeyRefused, loginTooOld */
async function confirm(
  services: FrameServices,
  { body: { response }, context }: Request,
  session: FrameSession,
): Promise<void> {
  const { database, now } = services
  const passkeys = await listPasskeys(database, session.userId)
  if (passkeys.length === 0) return requireFreshLogin(session, now())
  if (!response) throw passkeyRefused()
  const challenge = await takeChallenge(services, session.id)
  const passkey = await findPasskey(services, response)
  if (passkey.userId !== session.userId) throw passkeyRefused()
  await verifyPasskey(services, passkey, { context, response, challenge, siteOrigin: session.origin })
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
