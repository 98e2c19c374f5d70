import { postExportOptions as ask, postExport as show } from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { bySession } from '../sessions/bySession'
import { postExport } from './postExport'
import { postExportOptions } from './postExportOptions'

/** Serves what the window with the recovery words needs. */
export function serveExport(app: Hono, services: FrameServices): void {
  handleCall(app, services, ask, bySession, postExportOptions(services))
  handleCall(app, services, show, bySession, postExport(services))
}
