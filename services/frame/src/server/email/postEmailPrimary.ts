import { type postEmailPrimary as contract, isLatchkeyError } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { returnMail } from '../login/limitMails'
import type { FrameSession } from '../sessions/FrameSession'
import { sendChangeCode } from './sendChangeCode'
import { tryChangeCode } from './tryChangeCode'

/** [FRM-5] Checks the code of the old address, and sends one to the new. @throws codeWrong, codeEnded, emailWait */
export function postEmailPrimary(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database } = services
  return async ({ body, address, context, known: session }) => {
    const result = await database.transaction(async (sql) => {
      const change = await tryChangeCode(services, sql, session, 'primary', body.otp)
      if (isLatchkeyError(change)) return change
      const { newEmail, mailKeys } = change
      await returnMail(sql, mailKeys)
      await sendChangeCode(services, sql, {
        step: 'secondary',
        to: newEmail,
        newEmail,
        session,
        address,
        context,
      })
      return undefined
    })
    // Thrown outside, because the try has to be committed.
    if (result) throw result
    return { ok: true }
  }
}
