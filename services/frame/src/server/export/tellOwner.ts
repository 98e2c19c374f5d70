import { refusals } from '@latchkey/gateway/server'
import type { Context } from 'hono'
import type { AuditKind } from '../audit/auditKinds'
import { noteAudit } from '../audit/noteAudit'
import type { FrameServices } from '../FrameServices'
import { takeLimits } from '../limits/takeLimits'
import { askerOf } from '../login/askerOf'
import type { MailContext } from '../mail/MailContext'
import type { Mail } from '../mail/Mailer'
import { mailLocale } from '../mail/texts/mailLocale'
import { ownerAddresses } from '../recovery/ownerAddresses'
import type { FrameSession } from '../sessions/FrameSession'

/** What happens, and the mail about it. */
export type Notice = {
  readonly session: FrameSession
  readonly context: Context
  readonly kind: AuditKind
  /** Where it happened, if not at the session's site. */
  readonly place?: string
  readonly write: (to: { readonly to: string }, context: MailContext) => Mail
}

/**
 * Tells the owner that keys are about to leave the frame, and notes it, at most five times in an hour. Nothing leaves of
 * which the owner can't be told. Call it outside transactions: a slow mail server must not hold the database.
 * @throws tooMany, mailFailed
 */
export async function tellOwner(
  { database, mailer, now }: Pick<FrameServices, 'database' | 'mailer' | 'now'>,
  { session, context, kind, place = session.origin, write }: Notice,
): Promise<void> {
  const { userId, origin } = session
  const limit = { key: `${kind} of ${userId}`, most: 5, spanMs: 3_600_000 }
  const seconds = await database.transaction((sql) => takeLimits(sql, now(), [limit]))
  if (seconds > 0) throw refusals.tooMany({ seconds })
  const { userAgent } = askerOf(context)
  // The owner's language: whoever asks could pick one that the owner can't read.
  const told = { site: origin, userAgent, at: now(), locale: mailLocale(session.locale) }
  for (const to of await ownerAddresses(database, now(), session)) await mailer.send(write({ to }, told))
  await noteAudit(database, now(), kind, { ...session, origin: place })
}
