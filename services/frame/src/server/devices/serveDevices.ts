import { deleteDevice, getAudit, getDevices } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { noteAudit } from '../audit/noteAudit'
import { readAudit } from '../audit/readAudit'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { bySession } from '../sessions/bySession'
import { endDevice } from './endDevice'
import { readDevices } from './readDevices'

/** Serves what the owner sees and ends in the account view: devices, and what happened. */
export function serveDevices(app: Hono, services: FrameServices): void {
  const { database, now } = services
  handleCall(app, services, getDevices, bySession, async ({ known }) => ({
    devices: await readDevices(database, now(), known),
  }))
  handleCall(app, services, deleteDevice, bySession, async ({ params, known }) => {
    await database.transaction(async (sql) => {
      if (await endDevice(sql, known, params.id)) await noteAudit(sql, now(), 'device-ended', known)
    })
    return { ok: true }
  })
  handleCall(app, services, getAudit, bySession, async ({ known }) => ({
    entries: await readAudit(database, known.userId),
  }))
}
