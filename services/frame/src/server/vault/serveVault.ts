import { openSlot as open, putVault as put, postSlot as start } from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { bySession } from '../sessions/bySession'
import { openSlot } from './openSlot'
import { postSlot } from './postSlot'
import { putVault } from './putVault'

/** Serves the vault and its slots. */
export function serveVault(app: Hono, services: FrameServices): void {
  handleCall(app, services, start, bySession, postSlot(services))
  handleCall(app, services, put, bySession, putVault(services))
  handleCall(app, services, open, bySession, openSlot(services))
}
