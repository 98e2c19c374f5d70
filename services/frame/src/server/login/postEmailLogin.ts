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
import { startAttempt } from './startAttempt'

type Request = FrameRequest<typeof contract>

/**
 * [FRM-3] Starts to sign in by e-mail. A device that the owner has confirmed before, and a new person, get a code. A new
 * device of a known person gets a link first, since someone else may have asked. @throws frameOriginRefused, emailWait
 */
export function postEmailLogin(services: FrameServices): FrameHandler<typeof contract, undefined> {
  const { database, mailer, settings, now } = services
  return async (request) => {
    const { body, address, context } = request
    const site = await findSite(services, body)
    const email = body.email.toLowerCase()
    if (await isSignedIn(services, request, email)) return { attempt: randomUUID(), action: 'CONNECT' }
    const { browser, userAgent, locale } = askerOf(context)
    const [origin, data] = [body.origin, { userAgent, locale }]
    const isLink = (await isNewDevice(services, email, body)) || (await isGuessedOften(services, email))
    const token = newToken()
    const { attempt, code } = await database.transaction(async (sql) => {
      await limitMails(services, sql, { email, address, project: site.id })
      const id = await startAttempt(sql, now(), {
        ...{ kind: 'email', project: site.id, origin, publicKey: body.publicKey, browser, email, data },
        deviceId: body.deviceId,
        state: isLink ? 'waiting' : 'open',
        ...(isLink ? { deviceTokenHash: hashToken(token) } : {}),
      })
      return { attempt: id, code: isLink ? '' : await issueCode(services, sql, { id, email }) }
    })
    const told = mailContextOf({ origin, data }, now())
    await mailer.send(
      isLink
        ? deviceMail({ to: email, link: `${publicUrl(settings, context)}/device?t=${token}` }, told)
        : codeMail({ to: email, code, minutes: codeRules.minutes }, told),
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

async function isNewDevice(
  { database }: FrameServices,
  email: string,
  { deviceId, origin, publicKey }: Request['body'],
): Promise<boolean> {
  const [row] = await database.query<{ known: boolean }>(
    `select exists (select 1 from frame_devices
       where id = $2 and user_id = frame_users.id and origin = $3 and public_key = $4) as known
     from frame_users where email = $1`,
    [email, deviceId ?? null, origin, publicKey],
  )
  return row?.known === false
}
