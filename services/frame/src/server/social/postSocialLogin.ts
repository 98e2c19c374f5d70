import { refusals } from '@latchkey/gateway/server'
import { type postSocialLogin as contract, socialUnavailable } from '@latchkey/protocol'
import { hashToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import { publicUrl } from '../http/publicUrl'
import { takeLimits } from '../limits/takeLimits'
import { askerOf } from '../login/askerOf'
import { findSite } from '../login/findSite'
import { startAttempt } from '../login/startAttempt'
import { createChecks } from './clients/createChecks'

const hourMs = 3_600_000

/**
 * [FRM-6] Starts to sign in with a provider. State, nonce and verifier stay on the server, so the window of the provider
 * can't choose them. @throws socialUnavailable, socialFailed, frameOriginRefused
 */
export function postSocialLogin(services: FrameServices): FrameHandler<typeof contract, undefined> {
  const { database, secrets, socials, settings, now } = services
  return async ({ body, address, context }) => {
    const { provider, origin, publicKey, deviceId } = body
    const site = await findSite(services, body)
    const client = socials.get(provider)
    if (!client) throw socialUnavailable({ provider })
    const checks = createChecks()
    const uri = await client.start(checks, `${publicUrl(settings, context)}/social/callback/${provider}`)
    const { browser, userAgent, locale } = askerOf(context)
    const attempt = await database.transaction(async (sql) => {
      const limit = { key: `social from ${secrets.hide(address)}`, most: 120, spanMs: hourMs }
      const seconds = await takeLimits(sql, now(), [limit])
      if (seconds > 0) throw refusals.tooMany({ seconds })
      const id = await startAttempt(sql, now(), {
        ...{ kind: 'social', project: site.id, origin, publicKey, browser, deviceId },
        state: 'waiting',
        // Whoever comes back from the provider elsewhere has to press a button.
        data: { userAgent, locale, address: secrets.hide(address) },
      })
      await sql.query(
        `insert into frame_social_logins (attempt_id, provider, state_hash, nonce, verifier)
         values ($1, $2, $3, $4, $5)`,
        [id, provider, hashToken(checks.state), checks.nonce, checks.verifier],
      )
      return id
    })
    return { attempt, uri }
  }
}
