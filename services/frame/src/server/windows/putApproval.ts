import { actionNotAllowed, type putApproval as contract, loginEnded } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { FrameSession } from '../sessions/FrameSession'
import { findApproval } from './findApproval'

/** Notes what the visitor decided, once. Only a window can: it shows its address. @throws actionNotAllowed, loginEnded */
export function putApproval({
  database,
  wakeUps,
  now,
}: Pick<FrameServices, 'database' | 'wakeUps' | 'now'>): FrameHandler<typeof contract, FrameSession> {
  return async ({ params: { id }, body: { state }, known }) => {
    if (!known.isWindow) throw actionNotAllowed()
    const approval = await findApproval(database, now(), id, known)
    const changed = await database.query(
      `update frame_approvals set state = $2 where id = $1 and state in ('waiting', $2) and expires_at > $3
       returning 1`,
      [approval.id, state, new Date(now())],
    )
    if (changed.length === 0) throw loginEnded()
    wakeUps.wake(id)
    return { ok: true }
  }
}
