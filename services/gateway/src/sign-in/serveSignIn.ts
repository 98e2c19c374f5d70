import {
  postAuthenticate as authenticateContract,
  isLatchkeyError,
  getSignInKeys as keysContract,
  getMe as meContract,
  getNonce as nonceContract,
  postRevokeSession as revokeContract,
  getSignInSessions as sessionsContract,
  postSignOut as signOutContract,
} from '@latchkey/protocol'
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

/** Enough for a message and a signature that deploys an account, as JSON. */
const bodyLimit = 64_000

/** [SIW-6] Serves sign-in with a wallet. */
export function serveSignIn(app: Hono, services: Services): void {
  const options = { rename: toSignInError }
  const counted = (cause: unknown) => {
    const error = toSignInError(cause)
    services.metrics.signIns.inc({ outcome: isLatchkeyError(error) ? error.code : 'failure' })
    return error
  }
  handle(app, services, nonceContract, getNonce(services), options)
  handle(app, services, authenticateContract, postAuthenticate(services), {
    bodyLimit,
    rename: counted,
  })
  handle(app, services, meContract, getMe(services), options)
  handle(app, services, signOutContract, postSignOut(services), options)
  handle(app, services, sessionsContract, getSignInSessions(services), options)
  handle(app, services, revokeContract, postRevokeSession(services), options)
  handle(app, services, keysContract, getSignInKeys(services), { isOpen: true })
}
