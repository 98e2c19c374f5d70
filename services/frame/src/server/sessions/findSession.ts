import type { Queryable } from '@latchkey/gateway/server'
import { hashToken } from '../config/hashToken'
import type { FrameSession } from './FrameSession'

const dayMs = 86_400_000
/** How long a session lasts, and how long without being used. */
export const sessionLimits = { longestMs: 30 * dayMs, idleMs: 7 * dayMs } as const

/** Finds the session of a token, unless it has ended. */
export async function findSession(
  sql: Queryable,
  now: number,
  token: string,
): Promise<FrameSession | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const [session] = await sql.query<FrameSession>(
    `select s.id, s.user_id as "userId", s.device_id as "deviceId", s.is_window as "isWindow",
       s.public_key as "publicKey", s.signed_in_at as "signedInAt", s.seen_at as "seenAt",
       s.expires_at as "expiresAt", d.origin, d.project, d.browser, u.email, u.user_name as "userName", u.locale
     from frame_sessions s join frame_devices d on d.id = s.device_id join frame_users u on u.id = s.user_id
     where s.token_hash = $1 and s.expires_at > $2 and s.seen_at > $3`,
    [hashToken(token), new Date(now), new Date(now - sessionLimits.idleMs)],
  )
  return session
}
