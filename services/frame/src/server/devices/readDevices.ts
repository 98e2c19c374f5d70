import type { Queryable } from '@latchkey/gateway/server'
import type { getDevices } from '@latchkey/protocol'
import type { InferOutput } from 'valibot'
import type { FrameSession } from '../sessions/FrameSession'
import { sessionLimits } from '../sessions/findSession'

type Device = InferOutput<typeof getDevices.output>['devices'][number]
type Row = Omit<Device, 'createdAt' | 'lastSeenAt' | 'isThisDevice'> & { createdAt: Date; seenAt: Date }

/** Lists the devices of a person that are signed in or can open the wallet, the last used one first. */
export async function readDevices(
  sql: Queryable,
  now: number,
  { userId, deviceId }: Pick<FrameSession, 'userId' | 'deviceId'>,
): Promise<Device[]> {
  const rows = await sql.query<Row>(
    `select id, origin, browser, created_at as "createdAt", seen_at as "seenAt" from frame_devices d
     where user_id = $1 and (
       exists (select 1 from frame_sessions where device_id = d.id and expires_at > $2 and seen_at > $3)
       or exists (select 1 from frame_slots where device_id = d.id and sealed is not null))
     order by seen_at desc, id limit 1000`,
    [userId, new Date(now), new Date(now - sessionLimits.idleMs)],
  )
  return rows.map(({ createdAt, seenAt, ...device }) => ({
    ...device,
    createdAt: createdAt.getTime(),
    lastSeenAt: seenAt.getTime(),
    isThisDevice: device.id === deviceId,
  }))
}
