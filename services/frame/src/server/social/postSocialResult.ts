import { type postSocialResult as contract, loginEnded } from '@latchkey/protocol'
import { hashToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { Attempt } from '../login/Attempt'
import { findAttempt } from '../login/findAttempt'
import { finishLogin } from '../login/finishLogin'
import { mailContextOf } from '../login/mailContextOf'
import type { SocialIdentity } from './clients/SocialIdentity'
import { findOrCreateIdentity } from './findOrCreateIdentity'

/** [FRM-6] Finishes a login with the code of the provider's window, once. @throws loginEnded */
export function postSocialResult(services: FrameServices): FrameHandler<typeof contract, Attempt> {
  const { database, now } = services
  return ({ body, known }) =>
    database.transaction(async (sql) => {
      const attempt = await findAttempt(sql, now(), known.id, { isLocked: true })
      const [identity] = await sql.query<SocialIdentity>(
        `select issuer, subject, user_name as "userName", email from frame_social_logins
         where attempt_id = $1 and code_hash = $2 and subject is not null`,
        [attempt.id, hashToken(body.code)],
      )
      if (attempt.state !== 'approved' || !identity) throw loginEnded()
      const { locale } = mailContextOf(attempt, now())
      const userId = await findOrCreateIdentity(sql, now(), { ...identity, locale })
      return finishLogin(services, sql, attempt, userId)
    })
}
