import { postFarcasterLogin as login, postFarcasterWait as wait } from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../../FrameServices'
import { handleCall } from '../../http/handleCall'
import { byAttempt } from '../../login/byAttempt'
import { byKey } from '../../proof/byKey'
import { postFarcasterLogin } from './postFarcasterLogin'
import { postFarcasterWait } from './postFarcasterWait'

/** [FRM-7] Serves the login with Farcaster. Its result is taken like that of every provider. */
export function serveFarcaster(app: Hono, services: FrameServices): void {
  handleCall(app, services, login, byKey, postFarcasterLogin(services))
  handleCall(app, services, wait, byAttempt, postFarcasterWait(services))
}
