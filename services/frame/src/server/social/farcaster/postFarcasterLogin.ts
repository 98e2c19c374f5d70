import { randomBytes } from 'node:crypto'
import { refusals } from '@latchkey/gateway/server'
import { type postFarcasterLogin as contract, socialFailed, socialUnavailable } from '@latchkey/protocol'
import type { FrameServices } from '../../FrameServices'
import type { FrameHandler } from '../../http/handleCall'
import { publicUrl } from '../../http/publicUrl'
import { takeLimits } from '../../limits/takeLimits'
import { askerOf } from '../../login/askerOf'
import { findSite } from '../../login/findSite'
import { attemptMs, startAttempt } from '../../login/startAttempt'

const hourMs = 3_600_000

/**
 * [FRM-7] Starts to sign in with Farcaster: opens a channel of its own at the relay. The nonce is the server's, so
 * nothing that was signed before fits. @throws socialUnavailable, socialFailed, frameOriginRefused
 */
export function postFarcasterLogin(services: FrameServices): FrameHandler<typeof contract, undefined> {
  const { database, secrets, farcaster, settings, log, now } = services
  return async ({ body, address, context }) => {
    const { origin, publicKey, deviceId } = body
    const site = await findSite(services, body)
    if (!farcaster) throw socialUnavailable({ provider: 'Farcaster' })
    // Counted first: a stranger's flood must not reach the relay.
    const limit = { key: `farcaster from ${secrets.hide(address)}`, most: 120, spanMs: hourMs }
    const seconds = await database.transaction((sql) => takeLimits(sql, now(), [limit]))
    if (seconds > 0) throw refusals.tooMany({ seconds })
    const siweUri = `${publicUrl(settings, context)}/v1/login/farcaster`
    const nonce = randomBytes(16).toString('hex')
    const channel = await farcaster.relay
      .open({
        ...{ domain: new URL(siweUri).host, siweUri, nonce },
        expirationTime: new Date(now() + attemptMs).toISOString(),
      })
      .catch((cause: unknown) => {
        log.warn({ error: String(cause) }, 'The Farcaster relay did not open a channel')
        throw socialFailed({ provider: 'Farcaster' }, { cause })
      })
    const { browser, userAgent, locale } = askerOf(context)
    const attempt = await database.transaction(async (sql) => {
      const id = await startAttempt(sql, now(), {
        ...{ kind: 'social', project: site.id, origin, publicKey, browser, deviceId },
        state: 'waiting',
        data: { userAgent, locale, siweUri, startedAt: now() },
      })
      await sql.query(
        `insert into frame_social_logins (attempt_id, provider, nonce, channel_token)
         values ($1, 'farcaster', $2, $3)`,
        [id, nonce, channel.channelToken],
      )
      return id
    })
    return { attempt, url: channel.url }
  }
}
