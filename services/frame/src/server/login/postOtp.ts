import { randomUUID } from 'node:crypto'
import type { Queryable } from '@latchkey/gateway/server'
import { type postOtp as contract, deviceUnconfirmed, emailTaken, isLatchkeyError } from '@latchkey/protocol'
import { isReserved } from '../email/isReserved'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { Attempt } from './Attempt'
import { findAttempt } from './findAttempt'
import { finishLogin } from './finishLogin'
import { returnMail } from './limitMails'
import { lockAddress } from './lockAddress'
import { mailContextOf } from './mailContextOf'
import { mailKeysOf } from './mailKeysOf'
import { tryCode } from './tryCode'

/**
 * [FRM-3] Finishes a login with the code of the mail, once. An address whose change can be undone signs nobody else in.
 * @throws codeWrong, codeEnded, deviceUnconfirmed, loginEnded, emailTaken
 */
export function postOtp(services: FrameServices): FrameHandler<typeof contract, Attempt> {
  const { database, now } = services
  return async ({ body, known }) => {
    const result = await database.transaction(async (sql) => {
      const attempt = await findAttempt(sql, now(), known.id, { isLocked: true })
      if (attempt.state === 'waiting' || attempt.email === null) return deviceUnconfirmed()
      const fault = await tryCode(services, sql, attempt, body.otp)
      if (fault) return fault
      await returnMail(sql, mailKeysOf(attempt))
      const userId = await findOrCreateUser(sql, now(), attempt.email, attempt)
      // Thrown, so no account is created. After it was, since the change of an address may commit in between.
      if (await isReserved(sql, now(), { email: attempt.email, userId })) throw emailTaken()
      return finishLogin(services, sql, attempt, userId)
    })
    if (isLatchkeyError(result)) throw result
    return result
  }
}

/** Two first logins at the same time become one person. */
async function findOrCreateUser(
  sql: Queryable,
  now: number,
  email: string,
  attempt: Attempt,
): Promise<string> {
  await lockAddress(sql, email)
  const [user] = await sql.query<{ id: string }>(
    `insert into frame_users (id, email, locale, created_at) values ($1, $2, $3, $4)
     on conflict (email) do update set email = excluded.email returning id`,
    [randomUUID(), email, mailContextOf(attempt, now).locale, new Date(now)],
  )
  return user?.id ?? ''
}
