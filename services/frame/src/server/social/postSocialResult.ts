import { type postSocialResult as contract, loginEnded } from '@latchkey/protocol'
import { hashToken } from '../config/hashToken'
import { holdExport } from '../export/holdExport'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { Attempt } from '../login/Attempt'
import { findAttempt } from '../login/findAttempt'
import { finishLogin } from '../login/finishLogin'
import { mailContextOf } from '../login/mailContextOf'
import type { SocialIdentity } from './clients/SocialIdentity'
import { isWeakLogin } from './farcaster/isWeakLogin'
import { tellOfWeakLogin } from './farcaster/tellOfWeakLogin'
import { findOrCreateIdentity } from './findOrCreateIdentity'

type Answer = SocialIdentity & { readonly provider: string }

/**
 * [FRM-6] Finishes a login with the code of the provider's window, once. After a weak login, keys leave the browser as
 * late as after an automatic recovery, and the owner is told. @throws loginEnded
 */
export function postSocialResult(services: FrameServices): FrameHandler<typeof contract, Attempt> {
  const { database, now } = services
  return async ({ body, context, known }) => {
    const { login, isWeak } = await database.transaction(async (sql) => {
      const attempt = await findAttempt(sql, now(), known.id, { isLocked: true })
      const [answer] = await sql.query<Answer>(
        `select provider, issuer, subject, user_name as "userName", email from frame_social_logins
         where attempt_id = $1 and code_hash = $2 and subject is not null`,
        [attempt.id, hashToken(body.code)],
      )
      if (attempt.state !== 'approved' || !answer) throw loginEnded()
      const { provider, ...identity } = answer
      const { locale } = mailContextOf(attempt, now())
      const userId = await findOrCreateIdentity(sql, now(), { ...identity, locale })
      const finished = await finishLogin(services, sql, attempt, userId)
      const weak = isWeakLogin(provider, attempt, finished)
      if (weak) await holdExport(services, sql, { userId, deviceId: finished.device.id })
      return { login: finished, isWeak: weak }
    })
    // Outside the transaction: a slow mail server must not hold the database.
    if (isWeak) await tellOfWeakLogin(services, login, context)
    return login
  }
}
