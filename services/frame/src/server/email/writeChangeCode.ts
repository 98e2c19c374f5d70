import type { Queryable } from '@latchkey/gateway/server'
import type { Context } from 'hono'
import type { FrameServices } from '../FrameServices'
import { askerOf } from '../login/askerOf'
import { issueCode } from '../login/issueCode'
import { limitMails } from '../login/limitMails'
import { recogniseDevice } from '../login/recogniseDevice'
import { startAttempt } from '../login/startAttempt'
import type { MailContext } from '../mail/MailContext'
import type { Mail } from '../mail/Mailer'
import { newAddressMail } from '../mail/newAddressMail'
import { oldAddressMail } from '../mail/oldAddressMail'
import type { FrameSession } from '../sessions/FrameSession'
import type { ChangeData } from './ChangeAttempt'

/** One step of a change: where its code goes, and for which new address. */
export type ChangeStep = Pick<ChangeData, 'step' | 'newEmail'> & {
  readonly to: string
  readonly session: FrameSession
  readonly address: string
  readonly context: Context
}

/** A mail that was counted. */
export type CountedMail = { readonly mail: Mail; readonly mailKeys: readonly string[] }

/**
 * [FRM-5] Starts a step of a change and returns the mail with its code, to be sent after the commit. Steps of an earlier
 * change of the session no longer count. Runs inside a transaction. @throws emailWait
 */
export async function writeChangeCode(
  services: FrameServices,
  sql: Queryable,
  { step, to, newEmail, session, address, context }: ChangeStep,
): Promise<CountedMail> {
  const { now } = services
  const { origin, project, publicKey, id: sessionId } = session
  // The session proves a known device of the old address, and nothing about the new one.
  const by = to === session.email ? 'known' : await recogniseDevice(sql, to)
  const mailKeys = await limitMails(services, sql, { email: to, address, project, by })
  await endChanges(sql, sessionId)
  const { browser, userAgent, locale } = askerOf(context)
  const attempt = await startAttempt(sql, now(), {
    ...{ kind: 'email-change', project, origin, publicKey, browser, email: to },
    // Not `open`: its code changes an address, and signs nobody in.
    state: 'waiting',
    data: { sessionId, newEmail, step, userAgent, locale, mailKeys },
  })
  const code = await issueCode(services, sql, { id: attempt, email: to })
  const told: MailContext = { site: origin, userAgent, at: now(), locale }
  const mail =
    step === 'primary' ? oldAddressMail({ to, code, newEmail }, told) : newAddressMail({ to, code }, told)
  return { mail, mailKeys }
}

/** Ends the changes that a session has started. */
export async function endChanges(sql: Queryable, sessionId: string): Promise<void> {
  await sql.query(
    `update frame_attempts set state = 'ended', code_hmac = null
     where kind = 'email-change' and data->>'sessionId' = $1 and state <> 'ended'`,
    [sessionId],
  )
}
