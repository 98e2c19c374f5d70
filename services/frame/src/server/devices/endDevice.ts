import type { Queryable } from '@latchkey/gateway/server'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Ends a device of a person: its sessions, and its slot. Returns whether there was one. */
export async function endDevice(sql: Queryable, userId: string, deviceId: string): Promise<boolean> {
  if (!uuid.test(deviceId)) return false
  // Sessions, slots and requests of the device go with it.
  const gone = await sql.query('delete from frame_devices where id = $1 and user_id = $2 returning 1', [
    deviceId,
    userId,
  ])
  return gone.length > 0
}
