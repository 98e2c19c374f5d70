import { deleteFrameSession, getFrameSession } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { readAccount } from '../account/readAccount'
import { noteAudit } from '../audit/noteAudit'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { bySession } from './bySession'

/** Serves the session itself: the account it shows, and its end. */
export function serveSessions(app: Hono, services: FrameServices): void {
  const { database, now } = services
  handleCall(app, services, getFrameSession, bySession, ({ known }) => readAccount(services, database, known))
  handleCall(app, services, deleteFrameSession, bySession, async ({ known }) => {
    await database.transaction(async (sql) => {
      // The windows that got the session from this device end with it.
      await sql.query('delete from frame_sessions where id = $1 or (device_id = $2 and is_window)', [
        known.id,
        known.deviceId,
      ])
      if (!known.isWindow) await noteAudit(sql, now(), 'signed-out', known)
    })
    return { ok: true }
  })
}
