import { type Queryable, refusals } from '@latchkey/gateway/server'
import type { Context } from 'hono'
import { hashToken, newToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import { publicUrl } from '../http/publicUrl'
import { newDeviceMail } from '../mail/newDeviceMail'
import { mailLocale } from '../mail/texts/mailLocale'
import type { FrameSession } from '../sessions/FrameSession'
import { ownerAddresses } from './ownerAddresses'

/** A new device, and from when on it can open the wallet if it only has to wait. */
export type NewDevice = {
  readonly session: FrameSession
  readonly context: Context
  readonly opensAt?: number
}

/** How long another request of the device may take to tell the owner. */
const tellingMs = 60_000

/**
 * Tells the owner of a wallet about a new device by mail, once for each opening. The mail has a link that ends the
 * device. Returns whether this call sent it. If the owner can't be told, nothing is noted. @throws mailFailed, tooMany
 */
export async function tellOfDevice(services: FrameServices, device: NewDevice): Promise<boolean> {
  const { database, now } = services
  const { session } = device
  const token = newToken()
  const isNew = await database.transaction(async (sql) => {
    const made = await sql.query(
      `insert into frame_recoveries (device_id, user_id, token_hash, asked_at) values ($1, $2, $3, $4)
       on conflict (device_id) do update set token_hash = $3, asked_at = $4, opened_at = null, told_at = null
         where frame_recoveries.opened_at is not null
           or (frame_recoveries.told_at is null and frame_recoveries.asked_at < $5) returning 1`,
      [session.deviceId, session.userId, hashToken(token), new Date(now()), new Date(now() - tellingMs)],
    )
    return made.length > 0
  })
  if (!isNew) {
    await requireTold(database, session)
    return false
  }
  // Outside the transaction: a slow mail server must not hold the database.
  await tell(services, device, token).catch(async (error: unknown) => {
    await database.query('delete from frame_recoveries where token_hash = $1', [hashToken(token)])
    throw error
  })
  await database.query('update frame_recoveries set told_at = $2 where token_hash = $1', [
    hashToken(token),
    new Date(now()),
  ])
  return true
}

/** The wait must not start while the owner doesn't know. @throws tooMany */
async function requireTold(sql: Queryable, { deviceId }: FrameSession): Promise<void> {
  const [told] = await sql.query(
    'select 1 from frame_recoveries where device_id = $1 and told_at is not null',
    [deviceId],
  )
  if (!told) throw refusals.tooMany({ seconds: tellingMs / 1_000 })
}

async function tell(
  { database, mailer, settings, now }: FrameServices,
  { session, context, opensAt }: NewDevice,
  token: string,
): Promise<void> {
  const link = `${publicUrl(settings, context)}/recovery?t=${token}`
  const told = {
    site: session.origin,
    userAgent: context.req.header('user-agent')?.slice(0, 500),
    at: now(),
    // The owner's language: whoever asks could pick one that the owner can't read.
    locale: mailLocale(session.locale),
  }
  for (const to of await ownerAddresses(database, now(), session))
    await mailer.send(newDeviceMail({ to, link, ...(opensAt === undefined ? {} : { opensAt }) }, told))
}
