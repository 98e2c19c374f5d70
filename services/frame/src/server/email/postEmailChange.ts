import { type postEmailChange as contract, invalidRequest, loginTooOld } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { sendCounted } from '../login/sendCounted'
import type { FrameSession } from '../sessions/FrameSession'
import { hasOpened } from '../vault/hasOpened'
import { writeChangeCode } from './writeChangeCode'

/** How old a login may be where no old address can agree. */
const freshMs = 10 * 60_000

/**
 * [FRM-5] Starts to change the address. The old one has to agree first; without one, the visitor has just signed in.
 * Whoever never opened the wallet can't change it. @throws emailWait, loginTooOld, mailFailed
 */
export function postEmailChange(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, now } = services
  return async ({ body, address, context, known: session }) => {
    const newEmail = body.email.toLowerCase()
    const { email: old } = session
    if (newEmail === old) throw invalidRequest({ reason: 'email' })
    if (old === null && now() - session.signedInAt.getTime() > freshMs) throw loginTooOld()
    if (!(await hasOpened(database, session))) throw loginTooOld()
    const step = old === null ? 'secondary' : 'primary'
    const { mail, mailKeys } = await database.transaction((sql) =>
      writeChangeCode(services, sql, { step, to: old ?? newEmail, newEmail, session, address, context }),
    )
    await sendCounted(services, mail, mailKeys)
    return { action: old === null ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP' }
  }
}
