import type { Queryable } from '@latchkey/gateway/server'
import type { FrameSession } from '../sessions/FrameSession'
import { hasOpened } from '../vault/hasOpened'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Ends a device of a person: its sessions, and its slot. A session that never opened the wallet ends sessions only, so
 * it can't take a way to open the wallet from its owner. Returns whether something ended.
 */
export async function endDevice(sql: Queryable, session: FrameSession, deviceId: string): Promise<boolean> {
  if (!uuid.test(deviceId)) return false
  // Sessions, slots and requests of the device go with it.
  const statement = (await hasOpened(sql, session))
    ? 'delete from frame_devices where id = $1 and user_id = $2 returning 1'
    : 'delete from frame_sessions where device_id = $1 and user_id = $2 returning 1'
  const gone = await sql.query(statement, [deviceId, session.userId])
  return gone.length > 0
}
