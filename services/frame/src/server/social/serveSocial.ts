import {
  postSocialLogin as login,
  postSocialResult as result,
  postSocialWait as wait,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { byAttempt } from '../login/byAttempt'
import { countLogins } from '../monitoring/countLogins'
import { byKey } from '../proof/byKey'
import { postSocialLogin } from './postSocialLogin'
import { postSocialResult } from './postSocialResult'
import { postSocialWait } from './postSocialWait'
import { serveSocialPages } from './serveSocialPages'

/** [FRM-6] Serves the ways to sign in with a provider. */
export function serveSocial(app: Hono, services: FrameServices): void {
  handleCall(app, services, login, byKey, postSocialLogin(services))
  handleCall(app, services, wait, byAttempt, postSocialWait(services))
  handleCall(app, services, result, byAttempt, countLogins(services, 'social', postSocialResult(services)))
  serveSocialPages(app, services)
}
