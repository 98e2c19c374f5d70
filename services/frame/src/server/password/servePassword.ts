import { postPassword as contract } from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { bySession } from '../sessions/bySession'
import { postPassword } from './postPassword'

/** Serves what a password's slot needs of the server. */
export function servePassword(app: Hono, services: FrameServices): void {
  handleCall(app, services, contract, bySession, postPassword(services))
}
