import type { Context } from 'hono'
import { noteAudit } from '../audit/noteAudit'
import { hashToken, newToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import { publicUrl } from '../http/publicUrl'
import { newDeviceMail } from '../mail/newDeviceMail'
import { mailLocale } from '../mail/texts/mailLocale'
import type { FrameSession } from '../sessions/FrameSession'
import { ownerAddresses } from './ownerAddresses'

/**
 * Notes that a device wants to open a wallet automatically, and tells the owner by mail, once for each opening. The
 * mail has a link that stops it.
 */
export async function askRecovery(
  services: FrameServices,
  session: FrameSession,
  context: Context,
): Promise<void> {
  const { database, mailer, settings, now } = services
  const token = newToken()
  await database.transaction(async (sql) => {
    const made = await sql.query(
      `insert into frame_recoveries (device_id, user_id, token_hash, asked_at) values ($1, $2, $3, $4)
       on conflict (device_id) do update set token_hash = $3, asked_at = $4, opened_at = null
         where frame_recoveries.opened_at is not null returning 1`,
      [session.deviceId, session.userId, hashToken(token), new Date(now())],
    )
    if (made.length === 0) return
    await noteAudit(sql, now(), 'recovery-asked', session)
    const delayMs = settings.FRAME_RECOVERY_DELAY * 60_000
    const link = `${publicUrl(settings, context)}/recovery?t=${token}`
    const told = {
      site: session.origin,
      userAgent: context.req.header('user-agent')?.slice(0, 500),
      at: now(),
      // The owner's language: whoever asks could pick one that the owner can't read.
      locale: mailLocale(session.locale),
    }
    // Inside the transaction: if the owner can't be told, nobody has asked.
    for (const to of await ownerAddresses(sql, now(), session))
      await mailer.send(
        newDeviceMail({ to, link, ...(delayMs > 0 ? { opensAt: now() + delayMs } : {}) }, told),
      )
  })
}
