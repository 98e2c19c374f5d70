import {
  postEmailChange as change,
  postEmailPrimary as primary,
  postEmailSecondary as secondary,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { bySession } from '../sessions/bySession'
import { postEmailChange } from './postEmailChange'
import { postEmailPrimary } from './postEmailPrimary'
import { postEmailSecondary } from './postEmailSecondary'
import { serveUndoPage } from './serveUndoPage'

/** [FRM-5] Serves the change of the address. */
export function serveEmail(app: Hono, services: FrameServices): void {
  handleCall(app, services, change, bySession, postEmailChange(services))
  handleCall(app, services, primary, bySession, postEmailPrimary(services))
  handleCall(app, services, secondary, bySession, postEmailSecondary(services))
  serveUndoPage(app, services)
}
