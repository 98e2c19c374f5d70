import type { Queryable } from '@latchkey/gateway/server'
import { loginEnded } from '@latchkey/protocol'
import type { FrameSession } from '../sessions/FrameSession'

/** A request that the visitor reviews in a window; only the session's pages can open it. */
export type Approval = {
  readonly id: string
  readonly sealed: string
  readonly state: 'waiting' | 'approved' | 'rejected' | 'ended'
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Finds a request of a device. @throws loginEnded */
export async function findApproval(
  sql: Queryable,
  now: number,
  id: string,
  { userId, deviceId }: Pick<FrameSession, 'userId' | 'deviceId'>,
): Promise<Approval> {
  const [approval] = await sql.query<Approval>(
    `select id, sealed, case when expires_at > $4 then state else 'ended' end as state from frame_approvals
     where id = $1 and user_id = $2 and device_id = $3`,
    [uuid.test(id) ? id : null, userId, deviceId, new Date(now)],
  )
  if (!approval) throw loginEnded()
  return approval
}
