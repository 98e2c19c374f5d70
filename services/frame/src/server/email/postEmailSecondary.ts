import type { Queryable } from '@latchkey/gateway/server'
import {
  type postEmailSecondary as contract,
  emailTaken,
  isLatchkeyError,
  loginTooOld,
} from '@latchkey/protocol'
import type { Context } from 'hono'
import { noteAudit } from '../audit/noteAudit'
import { hashToken, newToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { publicUrl } from '../http/publicUrl'
import { askerOf } from '../login/askerOf'
import { returnMail } from '../login/limitMails'
import { addedAddressMail } from '../mail/addedAddressMail'
import { changedAddressMail } from '../mail/changedAddressMail'
import { ownerAddresses } from '../recovery/ownerAddresses'
import type { FrameSession } from '../sessions/FrameSession'
import { hasOpened } from '../vault/hasOpened'
import { endChanges } from './sendChangeCode'
import { tryChangeCode } from './tryChangeCode'
import { undoMs } from './undoChange'

/**
 * [FRM-5] Checks the code of the new address and changes to it. All other devices are signed out, and the old address
 * gets a link that undoes it. Without one, the owner is told at the provider's address. @throws codeWrong, codeEnded, emailTaken, loginTooOld
 */
export function postEmailSecondary(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database } = services
  return async ({ body, context, known: session }) => {
    const result = await database.transaction(async (sql) => {
      if (!(await hasOpened(sql, session))) throw loginTooOld()
      const change = await tryChangeCode(services, sql, session, 'secondary', body.otp)
      if (isLatchkeyError(change)) return change
      const { newEmail, mailKeys } = change
      await returnMail(sql, mailKeys)
      await endChanges(sql, session.id)
      // Only whoever reads the mails of the new address learns that it belongs to a wallet.
      const [other] = await sql.query('select 1 from frame_users where email = $1 for update', [newEmail])
      if (other) return emailTaken()
      await changeAddress(services, sql, session, newEmail)
      await tellOwner(services, sql, session, newEmail, context)
      return newEmail
    })
    if (isLatchkeyError(result)) throw result
    return { newEmail: result }
  }
}

async function changeAddress(
  { now }: FrameServices,
  sql: Queryable,
  session: FrameSession,
  newEmail: string,
): Promise<void> {
  const { id, userId, email: old } = session
  await sql.query('update frame_users set email = $2 where id = $1', [userId, newEmail])
  await sql.query('delete from frame_sessions where user_id = $1 and id <> $2', [userId, id])
  // A login that somebody started with the old address must not end in this account.
  await sql.query("update frame_attempts set state = 'ended' where email = $1 and kind = 'email'", [old])
  await noteAudit(sql, now(), 'email-changed', session)
}

async function tellOwner(
  services: FrameServices,
  sql: Queryable,
  session: FrameSession,
  newEmail: string,
  context: Context,
): Promise<void> {
  const { mailer, settings, now } = services
  const { userId, email, origin } = session
  const { userAgent, locale } = askerOf(context)
  const told = { site: origin, userAgent, at: now(), locale }
  // Inside the transaction: an address that can't be told isn't changed.
  if (email === null) {
    for (const to of await ownerAddresses(sql, now(), session))
      await mailer.send(addedAddressMail({ to, newEmail }, told))
    return
  }
  const token = newToken()
  await sql.query(
    `insert into frame_email_undos (token_hash, user_id, old_email, new_email, expires_at)
     values ($1, $2, $3, $4, $5)`,
    [hashToken(token), userId, email, newEmail, new Date(now() + undoMs)],
  )
  const link = `${publicUrl(settings, context)}/email/undo?t=${token}`
  await mailer.send(changedAddressMail({ to: email, newEmail, link, hours: undoMs / 3_600_000 }, told))
}
