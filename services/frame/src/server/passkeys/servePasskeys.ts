import {
  postPasskey as add,
  postPasskeyChallenge as challenge,
  postPasskeyLogin as login,
  postPasskeyOptions as options,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import type { FrameServices } from '../FrameServices'
import { handleCall } from '../http/handleCall'
import { byAttempt } from '../login/byAttempt'
import { countLogins } from '../monitoring/countLogins'
import { byKey } from '../proof/byKey'
import { bySession } from '../sessions/bySession'
import { postPasskey } from './postPasskey'
import { postPasskeyChallenge } from './postPasskeyChallenge'
import { postPasskeyLogin } from './postPasskeyLogin'
import { postPasskeyOptions } from './postPasskeyOptions'

/** Serves passkeys: adding one, and signing in with one. */
export function servePasskeys(app: Hono, services: FrameServices): void {
  handleCall(app, services, options, bySession, postPasskeyOptions(services))
  handleCall(app, services, add, bySession, postPasskey(services))
  handleCall(app, services, challenge, byKey, postPasskeyChallenge(services))
  handleCall(app, services, login, byAttempt, countLogins(services, 'passkey', postPasskeyLogin(services)))
}
