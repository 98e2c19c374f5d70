import type { Queryable } from '@latchkey/gateway/server'
import { recoveryWait } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameSession } from '../sessions/FrameSession'

type Device = Pick<FrameSession, 'userId' | 'deviceId'>

/**
 * Notes that a device opened a wallet automatically, or that a weak login added it. Until the delay is over once more, keys leave neither this device
 * nor those added after it: a passkey that the device adds could sign another one in.
 */
export async function holdExport(
  { settings, now }: Pick<FrameServices, 'settings' | 'now'>,
  sql: Queryable,
  { userId, deviceId }: Device,
): Promise<void> {
  const until = now() + settings.FRAME_RECOVERY_DELAY * 60_000
  await sql.query(
    `insert into frame_holds (user_id, since, expires_at)
     select $1, created_at, $3 from frame_devices where id = $2
     on conflict (user_id) do update set
       since = case when frame_holds.expires_at > $4 then least(frame_holds.since, excluded.since)
         else excluded.since end,
       expires_at = greatest(frame_holds.expires_at, excluded.expires_at)`,
    [userId, deviceId, new Date(until), new Date(now())],
  )
}

/** Refuses a device on which a recovery or a weak login is too recent. Devices that the owner had before go on. @throws recoveryWait */
export async function requireNoHold(
  { database, now }: Pick<FrameServices, 'database' | 'now'>,
  { userId, deviceId }: Device,
): Promise<void> {
  const [hold] = await database.query<{ until: Date }>(
    `select h.expires_at as until from frame_holds h join frame_devices d on d.id = $2
     where h.user_id = $1 and h.expires_at > $3 and d.created_at >= h.since`,
    [userId, deviceId, new Date(now())],
  )
  if (hold) throw recoveryWait({ at: hold.until.toISOString() })
}
