import { randomUUID } from 'node:crypto'
import type { postEmailLogin as contract } from '@latchkey/protocol'
import { hashToken, newToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler, FrameRequest } from '../http/handleCall'
import { publicUrl } from '../http/publicUrl'
import { codeMail } from '../mail/codeMail'
import { deviceMail } from '../mail/deviceMail'
import { bearerOf } from '../sessions/bearerOf'
import { findSession } from '../sessions/findSession'
import { askerOf } from './askerOf'
import { codeRules } from './codeRules'
import { findSite } from './findSite'
import { isGuessedOften } from './isGuessedOften'
import { issueCode } from './issueCode'
import { limitMails } from './limitMails'
import { mailContextOf } from './mailContextOf'
import { recogniseDevice } from './recogniseDevice'
import { sendCounted } from './sendCounted'
import { startAttempt } from './startAttempt'

type Request = FrameRequest<typeof contract>

/**
 * [FRM-3] Starts to sign in by e-mail. A device that the owner has confirmed before, and a new person, get a code. A new
 * device of a known person gets a link first, since someone else may have asked. @throws frameOriginRefused, emailWait, mailFailed
 */
export function postEmailLogin(services: FrameServices): FrameHandler<typeof contract, undefined> {
  const { database, settings, now } = services
  return async (request) => {
    const { body, address, context } = request
    const site = await findSite(services, body)
    const email = body.email.toLowerCase()
    if (await isSignedIn(services, request, email)) return { attempt: randomUUID(), action: 'CONNECT' }
    const { browser, userAgent, locale } = askerOf(context)
    const { origin } = body
    const by = await recogniseDevice(database, email, body)
    const isLink = by === 'stranger' || (await isGuessedOften(services, email))
    const token = newToken()
    const { attempt, code, mailKeys } = await database.transaction(async (sql) => {
      const keys = await limitMails(services, sql, { email, address, project: site.id, by })
      const data = { userAgent, locale, mailKeys: keys }
      const id = await startAttempt(sql, now(), {
        ...{ kind: 'email', project: site.id, origin, publicKey: body.publicKey, browser, email, data },
        deviceId: body.deviceId,
        state: isLink ? 'waiting' : 'open',
        ...(isLink ? { deviceTokenHash: hashToken(token) } : {}),
      })
      const made = isLink ? '' : await issueCode(services, sql, { id, email })
      return { attempt: id, code: made, mailKeys: keys }
    })
    const told = mailContextOf({ origin, data: { userAgent, locale } }, now())
    await sendCounted(
      services,
      isLink
        ? deviceMail({ to: email, link: `${publicUrl(settings, context)}/device?t=${token}` }, told)
        : codeMail({ to: email, code, minutes: codeRules.minutes }, told),
      mailKeys,
    )
    return { attempt, action: isLink ? 'VERIFY_DEVICE' : 'VERIFY_OTP' }
  }
}

/** Whether the page still has a session of the same person, with the same key. */
async function isSignedIn(services: FrameServices, request: Request, email: string): Promise<boolean> {
  const { body, context } = request
  const session = await findSession(services.database, services.now(), bearerOf(context))
  return session?.email === email && session.publicKey === body.publicKey && session.origin === body.origin
}
