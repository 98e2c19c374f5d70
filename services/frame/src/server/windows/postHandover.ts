import { actionNotAllowed, type postHandover as contract } from '@latchkey/protocol'
import { hashToken, newToken } from '../config/hashToken'
import type { FrameServices } from '../FrameServices'
import type { FrameHandler } from '../http/handleCall'
import type { FrameSession } from '../sessions/FrameSession'

/** How long the window may take to load. */
const handoverMs = 2 * 60_000

/** Creates the code by which a window of the frame's origin gets the session of a page. @throws actionNotAllowed */
export function postHandover({
  database,
  now,
}: Pick<FrameServices, 'database' | 'now'>): FrameHandler<typeof contract, FrameSession> {
  return async ({ known: { id, isWindow } }) => {
    // A window is the end of the line: nothing legitimate opens one from another.
    if (isWindow) throw actionNotAllowed()
    const code = newToken()
    await database.transaction(async (sql) => {
      await sql.query('delete from frame_handovers where session_id = $1', [id])
      await sql.query('insert into frame_handovers (code_hash, session_id, expires_at) values ($1, $2, $3)', [
        hashToken(code),
        id,
        new Date(now() + handoverMs),
      ])
    })
    return { code }
  }
}
