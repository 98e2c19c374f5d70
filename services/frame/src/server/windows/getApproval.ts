import type { getApproval as contract } from '@latchkey/protocol'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { FrameSession } from '../sessions/FrameSession'
import { pollFor } from '../waiting/pollFor'
import { findApproval } from './findApproval'

/** Gives a window the request at once, and the page what the visitor decided, within 20 seconds. @throws loginEnded */
export function getApproval(services: FrameServices): FrameHandler<typeof contract, FrameSession> {
  const { database, now } = services
  return async ({ params: { id }, known, address, signal }) => {
    const look = () => findApproval(database, now(), id, known)
    const isOver = ({ state }: { readonly state: string }) => known.isWindow || state !== 'waiting'
    const { state, sealed } = await pollFor(
      services,
      { id, session: known.id, address, signal },
      look,
      isOver,
    )
    return { state, sealed }
  }
}
