import { randomUUID } from 'node:crypto'
import type { Queryable } from '@latchkey/gateway/server'
import { hashToken, newToken } from '../config/hashToken'
import { sessionLimits } from './findSession'

/** Whose session it is. */
export type SessionOwner = {
  readonly userId: string
  readonly deviceId: string
  readonly publicKey: string
  /** When they proved who they are; now by default. */
  readonly signedInAt?: Date
  /** When it ends at the latest. */
  readonly until?: Date
  readonly isWindow?: boolean
  /** When the session it comes from got what opens the wallet. */
  readonly openedAt?: Date | null
}

/** A session as it starts. */
export type NewSession = Required<Pick<SessionOwner, 'userId' | 'deviceId'>> & {
  readonly id: string
  readonly expiresAt: Date
}

/** Starts the session of a device in place of an earlier one. The token isn't stored, only its hash. */
export async function beginSession(
  sql: Queryable,
  now: number,
  owner: SessionOwner,
): Promise<{ token: string; session: NewSession }> {
  const { userId, deviceId, publicKey, isWindow = false, openedAt = null } = owner
  const { signedInAt = new Date(now), until = new Date(now + sessionLimits.longestMs) } = owner
  const [id, token] = [randomUUID(), newToken()]
  await sql.query('delete from frame_sessions where device_id = $1 and is_window = $2', [deviceId, isWindow])
  await sql.query(
    `insert into frame_sessions (id, token_hash, user_id, device_id, is_window, public_key, signed_in_at, seen_at,
       expires_at, opened_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, hashToken(token), userId, deviceId, isWindow, publicKey, signedInAt, new Date(now), until, openedAt],
  )
  return { token, session: { id, userId, deviceId, expiresAt: until } }
}
