import * as contracts from '@latchkey/protocol'
import { isLatchkeyError } from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import type { Services } from '../Services'
import { getMe } from './getMe'
import { getNonce } from './getNonce'
import { getSignInKeys } from './getSignInKeys'
import { getSignInSessions } from './getSignInSessions'
import { postAuthenticate } from './postAuthenticate'
import { postRevokeSession } from './postRevokeSession'
import { postSignOut } from './postSignOut'
import { toSignInError } from './toSignInError'

/** A message, a signature with what deploys an account, and what JSON makes of both. */
const bodyLimit = 64_000

/** [SIW-6] Signing in with a wallet. */
export function serveSignIn(app: Hono, services: Services): void {
  const options = { rename: toSignInError }
  const counted = (cause: unknown) => {
    const error = toSignInError(cause)
    services.metrics.signIns.inc({ outcome: isLatchkeyError(error) ? error.code : 'failure' })
    return error
  }
  handle(app, services, contracts.getNonce, getNonce(services), options)
  handle(app, services, contracts.postAuthenticate, postAuthenticate(services), {
    bodyLimit,
    rename: counted,
  })
  handle(app, services, contracts.getMe, getMe(services), options)
  handle(app, services, contracts.postSignOut, postSignOut(services), options)
  handle(app, services, contracts.getSignInSessions, getSignInSessions(services), options)
  handle(app, services, contracts.postRevokeSession, postRevokeSession(services), options)
  handle(app, services, contracts.getSignInKeys, getSignInKeys(services), { isOpen: true })
}
