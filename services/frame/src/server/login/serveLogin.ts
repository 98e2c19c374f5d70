import { postEmailLogin as email, postOtp as otp } from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { countLogins } from '../monitoring/countLogins'
import { byKey } from '../proof/byKey'
import { byAttempt } from './byAttempt'
import { postEmailLogin } from './postEmailLogin'
import { postOtp } from './postOtp'

/** Serves the login by e-mail. */
export function serveLogin(app: Hono, services: FrameServices): void {
  handleCall(app, services, email, byKey, postEmailLogin(services))
  handleCall(app, services, otp, byAttempt, countLogins(services, 'email', postOtp(services)))
}
