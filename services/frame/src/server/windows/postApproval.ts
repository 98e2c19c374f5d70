import { randomUUID } from 'node:crypto'
import type { postApproval as contract } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { FrameSession } from '../sessions/FrameSession'

/** How long a visitor may take to decide. */
const approvalMs = 10 * 60_000
/** More of one device are forgotten ones. */
const most = 10

/** Offers a request to a window of the same device. The server can't read it. */
export function postApproval({
  database,
  now,
}: Pick<FrameServices, 'database' | 'now'>): FrameHandler<typeof contract, FrameSession> {
  return async ({ body: { sealed }, known: { userId, deviceId } }) => {
    const id = randomUUID()
    await database.transaction(async (sql) => {
      await sql.query(
        `insert into frame_approvals (id, user_id, device_id, sealed, state, expires_at)
         values ($1, $2, $3, $4, 'waiting', $5)`,
        [id, userId, deviceId, sealed, new Date(now() + approvalMs)],
      )
      await sql.query(
        `delete from frame_approvals where id in (
           select id from frame_approvals where device_id = $1 order by expires_at desc, id offset $2)`,
        [deviceId, most],
      )
    })
    return { id }
  }
}
