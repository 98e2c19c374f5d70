import { type Queryable, refusals } from '@latchkey/gateway/server'
import type { Context } from 'hono'
import { type AuditKind, noteAudit } from '../audit/noteAudit'
import type { FrameServices } from '../FrameServices'
import { takeLimits } from '../limits/takeLimits'
import { askerOf } from '../login/askerOf'
import type { MailContext } from '../mail/MailContext'
import type { Mail } from '../mail/Mailer'
import type { FrameSession } from '../sessions/FrameSession'

/** What happened, and the mail about it. */
export type Notice = {
  readonly session: FrameSession
  readonly context: Context
  readonly kind: AuditKind
  readonly write: (to: { readonly to: string }, context: MailContext) => Mail
}

/**
 * Notes that keys leave the frame, and tells the owner, at most five times in an hour. Runs inside a transaction: nothing
 * leaves of which the owner can't be told. @throws tooMany, mailFailed
 */
export async function tellOwner(
  { mailer, now }: Pick<FrameServices, 'mailer' | 'now'>,
  sql: Queryable,
  { session, context, kind, write }: Notice,
): Promise<void> {
  const { userId, email, origin } = session
  const limit = { key: `${kind} of ${userId}`, most: 5, spanMs: 3_600_000 }
  const seconds = await takeLimits(sql, now(), [limit])
  if (seconds > 0) throw refusals.tooMany({ seconds })
  await noteAudit(sql, now(), kind, session)
  if (email === null) return
  const { userAgent, locale } = askerOf(context)
  await mailer.send(write({ to: email }, { site: origin, userAgent, at: now(), locale }))
}
