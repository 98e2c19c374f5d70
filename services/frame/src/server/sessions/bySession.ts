import { frameSessionEnded } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameRequest } from '../http/handleCall'
import { checkProof } from '../proof/checkProof'
import { bearerOf } from './bearerOf'
import type { FrameSession } from './FrameSession'
import { findSession } from './findSession'

const seenEveryMs = 60_000

/**
 * Authority of calls that need a session: its token, and a proof by its key. @throws frameSessionEnded, proofInvalid
 */
export async function bySession(
  services: FrameServices,
  request: Pick<FrameRequest, 'context' | 'bodyHash'>,
): Promise<FrameSession> {
  const { database, now } = services
  const session = await findSession(database, now(), bearerOf(request.context))
  if (!session) throw frameSessionEnded()
  await checkProof(services, request, session.publicKey)
  if (now() - session.seenAt.getTime() > seenEveryMs)
    await database.query(
      `with seen as (update frame_sessions set seen_at = $2 where id = $1 returning device_id)
       update frame_devices set seen_at = $2 from seen where id = seen.device_id`,
      [session.id, new Date(now())],
    )
  return session
}
