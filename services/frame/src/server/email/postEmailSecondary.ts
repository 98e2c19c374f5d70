import type { Queryable } from '@latchkey/gateway/server'
import {
  type postEmailSecondary as contract,
  emailTaken,
  isLatchkeyError,
  loginEnded,
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
import { lockAddress } from '../login/lockAddress'
import { addedAddressMail } from '../mail/addedAddressMail'
import { changedAddressMail } from '../mail/changedAddressMail'
import { mailLocale } from '../mail/texts/mailLocale'
import { ownerAddresses } from '../recovery/ownerAddresses'
import type { FrameSession } from '../sessions/FrameSession'
import { hasOpened } from '../vault/hasOpened'
import { isReserved } from './isReserved'
import { tryChangeCode } from './tryChangeCode'
import { undoMs } from './undoChange'
import { endChanges } from './writeChangeCode'

/** A change whose codes were right. The token undoes it. */
type Change = { readonly session: FrameSession; readonly newEmail: string; readonly token: string }

/**
 * [FRM-5] Checks the code of the new address and changes to it. All other devices are signed out, and the old address
 * gets a link that undoes it. Without one, the owner is told at the provider's address. @throws codeWrong, codeEnded,
 * emailTaken, loginTooOld, loginEnded, mailFailed
 */
export function postEmailSecondary(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database } = services
  return async ({ body, context, known: session }) => {
    const result = await database.transaction((sql) => checkCode(services, sql, session, body.otp))
    if (isLatchkeyError(result)) throw result
    const change = { session, ...result }
    // First told, then changed: an address that can't be told keeps the wallet. Outside transactions, because a slow
    // mail server must not hold the database.
    await tellOwner(services, change, context).catch(async (error: unknown) => {
      await database.query('delete from frame_email_undos where token_hash = $1', [hashToken(change.token)])
      throw error
    })
    await database.transaction((sql) => changeAddress(services, sql, change))
    return { newEmail: change.newEmail }
  }
}

/** Returns the new address with the token that undoes the change, or what is wrong. */
async function checkCode(services: FrameServices, sql: Queryable, session: FrameSession, otp: string) {
  const { now } = services
  if (!(await hasOpened(sql, session))) throw loginTooOld()
  const change = await tryChangeCode(services, sql, session, 'secondary', otp)
  if (isLatchkeyError(change)) return change
  const { newEmail, mailKeys } = change
  await returnMail(sql, mailKeys)
  await endChanges(sql, session.id)
  // Only whoever reads the mails of the new address learns that it belongs to a wallet.
  if (await isTaken(services, sql, session, newEmail)) return emailTaken()
  const token = newToken()
  const { userId, email } = session
  if (email !== null)
    await sql.query(
      `insert into frame_email_undos (token_hash, user_id, old_email, new_email, expires_at)
       values ($1, $2, $3, $4, $5)`,
      [hashToken(token), userId, email, newEmail, new Date(now() + undoMs)],
    )
  return { newEmail, token }
}

async function isTaken(
  { now }: FrameServices,
  sql: Queryable,
  { userId }: FrameSession,
  email: string,
): Promise<boolean> {
  const holders = await sql.query('select 1 from frame_users where email = $1 for update', [email])
  return holders.length > 0 || isReserved(sql, now(), { email, userId })
}

/** @throws emailTaken, loginEnded */
async function changeAddress(
  services: FrameServices,
  sql: Queryable,
  { session, newEmail, token }: Change,
): Promise<void> {
  const { now } = services
  const { id, userId, email: old } = session
  await lockAddress(sql, newEmail)
  if (await isTaken(services, sql, session, newEmail)) throw emailTaken()
  const [user] = await sql.query<{ email: string | null }>(
    'select email from frame_users where id = $1 for update',
    [userId],
  )
  const [undo] = await sql.query('select 1 from frame_email_undos where token_hash = $1 for update', [
    hashToken(token),
  ])
  // The owner may have used the link of the mail at once, or another change may have come first.
  if (user?.email !== old || (old !== null && !undo)) throw loginEnded()
  await sql.query('update frame_users set email = $2 where id = $1', [userId, newEmail])
  await sql.query('delete from frame_sessions where user_id = $1 and id <> $2', [userId, id])
  // A login that somebody started with the old address must not end in this account.
  await sql.query("update frame_attempts set state = 'ended' where email = $1 and kind = 'email'", [old])
  await noteAudit(sql, now(), 'email-changed', session)
}

async function tellOwner(
  { database, mailer, settings, now }: FrameServices,
  { session, newEmail, token }: Change,
  context: Context,
): Promise<void> {
  const { email, origin } = session
  const { userAgent } = askerOf(context)
  // The owner's language: whoever asks could pick one that the owner can't read.
  const told = { site: origin, userAgent, at: now(), locale: mailLocale(session.locale) }
  if (email === null) {
    for (const to of await ownerAddresses(database, now(), session))
      await mailer.send(addedAddressMail({ to, newEmail }, told))
    return
  }
  const link = `${publicUrl(settings, context)}/email/undo?t=${token}`
  await mailer.send(changedAddressMail({ to: email, newEmail, link, hours: undoMs / 3_600_000 }, told))
}
