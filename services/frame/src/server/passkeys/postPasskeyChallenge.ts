import { refusals } from '@latchkey/gateway/server'
import type { postPasskeyChallenge as contract } from '@latchkey/protocol'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { takeLimits } from '../limits/takeLimits'
import { askerOf } from '../login/askerOf'
import { findSite } from '../login/findSite'
import { startAttempt } from '../login/startAttempt'
import { relyingParty } from './relyingParty'
import { challengeMs } from './sessionChallenge'

const hourMs = 3_600_000

/** Starts to sign in with a passkey. It names no account: the passkey knows its own. @throws frameOriginRefused */
export function postPasskeyChallenge(services: FrameServices): FrameHandler<typeof contract, undefined> {
  const { database, secrets, settings, now } = services
  return async ({ body, address, context }) => {
    const { origin, publicKey, deviceId } = body
    const site = await findSite(services, body)
    const options = await generateAuthenticationOptions({
      rpID: relyingParty(settings, context).id,
      timeout: challengeMs,
      userVerification: 'required',
    })
    const { browser, userAgent, locale } = askerOf(context)
    const attempt = await database.transaction(async (sql) => {
      const limit = { key: `passkey from ${secrets.hide(address)}`, most: 120, spanMs: hourMs }
      const seconds = await takeLimits(sql, now(), [limit])
      if (seconds > 0) throw refusals.tooMany({ seconds })
      return startAttempt(sql, now(), {
        ...{ kind: 'passkey', project: site.id, origin, publicKey, browser, deviceId },
        state: 'open',
        data: { userAgent, locale, challenge: options.challenge },
      })
    })
    return { attempt, options: { ...options } }
  }
}
