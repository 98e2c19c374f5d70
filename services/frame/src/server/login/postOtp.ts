import { randomUUID } from 'node:crypto'
import type { Queryable } from '@latchkey/gateway/server'
import { type postOtp as contract, deviceUnconfirmed, isLatchkeyError } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { Attempt } from './Attempt'
import { findAttempt } from './findAttempt'
import { finishLogin } from './finishLogin'
import { tryCode } from './tryCode'

/**
 * [FRM-3] Finishes a login with the code of the mail, once. @throws codeWrong, codeEnded, deviceUnconfirmed, loginEnded
 */
export function postOtp(services: FrameServices): FrameHandler<typeof contract, Attempt> {
  const { database, now } = services
  return async ({ body, known }) => {
    const result = await database.transaction(async (sql) => {
      const attempt = await findAttempt(sql, now(), known.id, { isLocked: true })
      if (attempt.state === 'waiting' || attempt.email === null) return deviceUnconfirmed()
      const fault = await tryCode(services, sql, attempt, body.otp)
      if (fault) return fault
      return finishLogin(services, sql, attempt, await findOrCreateUser(sql, now(), attempt.email))
    })
    if (isLatchkeyError(result)) throw result
    return result
  }
}

/** Two first logins at the same time become one person. */
async function findOrCreateUser(sql: Queryable, now: number, email: string): Promise<string> {
  const [user] = await sql.query<{ id: string }>(
    `insert into frame_users (id, email, created_at) values ($1, $2, $3)
     on conflict (email) do update set email = excluded.email returning id`,
    [randomUUID(), email, new Date(now)],
  )
  return user?.id ?? ''
}
