import type { Queryable } from '@latchkey/gateway/server'

/** Notes that a device can open the wallet: its sessions may now change the vault. Returns whether that is new. */
export async function noteOpened(
  sql: Queryable,
  now: number,
  { userId, deviceId }: { readonly userId: string; readonly deviceId: string },
): Promise<boolean> {
  const rows = await sql.query(
    `update frame_sessions set opened_at = $3 where device_id = $1 and user_id = $2 and opened_at is null
     returning 1`,
    [deviceId, userId, new Date(now)],
  )
  return rows.length > 0
}
