import { type postPasskeyLogin as contract, passkeyRefused } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { Attempt } from '../login/Attempt'
import { findAttempt } from '../login/findAttempt'
import { finishLogin } from '../login/finishLogin'
import { releaseSecret } from '../vault/releaseSecret'
import { findPasskey } from './findPasskey'
import { verifyPasskey } from './verifyPasskey'

/**
 * Signs in with a passkey and gives the operator's half of its slot's key: one touch opens the wallet on a new device.
 * A challenge is for one answer, right or wrong. @throws passkeyRefused, loginEnded
 */
export function postPasskeyLogin(services: FrameServices): FrameHandler<typeof contract, Attempt> {
  const { database, now } = services
  return async (request) => {
    const { body, context, known } = request
    const challenge = await takeChallenge(services, known.id)
    const passkey = await findPasskey(services, body.response)
    const asked = { context, response: body.response, challenge, siteOrigin: known.origin }
    await verifyPasskey(services, passkey, asked)
    const { userId, slotId } = passkey
    return database.transaction(async (sql) => {
      const attempt = await findAttempt(sql, now(), known.id, { isLocked: true })
      const login = await finishLogin(services, sql, attempt, userId)
      const secret = await releaseSecret(services, sql, { slotId, userId, deviceId: login.device.id })
      return { login, slot: { slotId, secret: secret.toString('base64url') } }
    })
  }
}

async function takeChallenge({ database }: FrameServices, attempt: string): Promise<string> {
  const [row] = await database.query<{ challenge: string }>(
    `with taken as (select id, data->>'challenge' as challenge from frame_attempts
       where id = $1 and kind = 'passkey' and data ? 'challenge' for update)
     update frame_attempts a set data = a.data - 'challenge' from taken where a.id = taken.id
     returning taken.challenge`,
    [attempt],
  )
  if (!row) throw passkeyRefused()
  return row.challenge
}
