import { type postEmailPrimary as contract, isLatchkeyError } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { returnMail } from '../login/limitMails'
import { sendCounted } from '../login/sendCounted'
import type { FrameSession } from '../sessions/FrameSession'
import { tryChangeCode } from './tryChangeCode'
import { writeChangeCode } from './writeChangeCode'

/** [FRM-5] Checks the code of the old address, and sends one to the new. @throws codeWrong, codeEnded, emailWait, mailFailed */
export function postEmailPrimary(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database } = services
  return async ({ body, address, context, known: session }) => {
    const result = await database.transaction(async (sql) => {
      const change = await tryChangeCode(services, sql, session, 'primary', body.otp)
      if (isLatchkeyError(change)) return change
      const { newEmail, mailKeys } = change
      await returnMail(sql, mailKeys)
      return writeChangeCode(services, sql, {
        step: 'secondary',
        to: newEmail,
        newEmail,
        session,
        address,
        context,
      })
    })
    // Thrown outside, because the try has to be committed.
    if (isLatchkeyError(result)) throw result
    await sendCounted(services, result.mail, result.mailKeys)
    return { ok: true }
  }
}
