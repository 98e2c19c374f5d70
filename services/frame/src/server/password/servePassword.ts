import { postPassword as evaluate, postVaultProof as prove } from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { bySession } from '../sessions/bySession'
import { postPassword } from './postPassword'
import { postVaultProof } from './postVaultProof'

/** Serves what a password's slot needs of the server. */
export function servePassword(app: Hono, services: FrameServices): void {
  handleCall(app, services, evaluate, bySession, postPassword(services))
  handleCall(app, services, prove, bySession, postVaultProof(services))
}
