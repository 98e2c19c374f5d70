import { type redeemHandover as contract, isLatchkeyError, loginEnded } from '@latchkey/protocol'
import { readAccount } from '../account/readAccount'
import { noteAudit } from '../audit/noteAudit'
import { hashToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { beginSession } from '../sessions/beginSession'

/** A window is for one task. */
const windowMs = 60 * 60_000

type Parent = {
  userId: string
  deviceId: string
  signedInAt: Date
  expiresAt: Date
  openedAt: Date | null
  origin: string
  browser: string
}

/**
 * Gives a window its own session of the device, with its own key. The code works once, and the login is as old as that
 * of the page. @throws loginEnded
 */
export function redeemHandover(services: FrameServices): FrameHandler<typeof contract, undefined> {
  const { database, now } = services
  return async ({ body: { code, publicKey } }) => {
    const result = await database.transaction(async (sql) => {
      const [parent] = await sql.query<Parent>(
        `with used as (delete from frame_handovers where code_hash = $1 and expires_at > $2 returning session_id)
         select s.user_id as "userId", s.device_id as "deviceId", s.signed_in_at as "signedInAt",
           s.expires_at as "expiresAt", s.opened_at as "openedAt", d.origin, d.browser
         from used join frame_sessions s on s.id = used.session_id join frame_devices d on d.id = s.device_id
         where s.expires_at > $2`,
        [hashToken(code), new Date(now())],
      )
      // Returned, not thrown: a used code stays used.
      if (!parent) return loginEnded()
      const { userId, deviceId, signedInAt, expiresAt, openedAt } = parent
      const until = new Date(Math.min(now() + windowMs, expiresAt.getTime()))
      const owner = { userId, deviceId, publicKey, signedInAt, until, openedAt, isWindow: true }
      const { token, session } = await beginSession(sql, now(), owner)
      await noteAudit(sql, now(), 'window-opened', parent)
      return { token, ...(await readAccount(services, sql, session)) }
    })
    if (isLatchkeyError(result)) throw result
    return result
  }
}
