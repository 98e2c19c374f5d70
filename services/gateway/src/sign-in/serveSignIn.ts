import {
  postAuthenticate as authenticateContract,
  isLatchkeyError,
  getSignInKeys as keysContract,
  getMe as meContract,
  getNonce as nonceContract,
  postRevokeSession as revokeContract,
  getSignInSessions as sessionsContract,
  signInMalformed,
  postSignOut as signOutContract,
} from '@latchkey/protocol'
import type { Hono } from 'hono'
import { handle } from '../http/handle'
import { refusals } from '../http/refusals'
import { textRefusals } from '../http/textRefusals'
import type { Services } from '../Services'
import { getMe } from './getMe'
import { getNonce } from './getNonce'
import { getSignInKeys } from './getSignInKeys'
import { getSignInSessions } from './getSignInSessions'
import { postAuthenticate } from './postAuthenticate'
import { postRevokeSession } from './postRevokeSession'
import { postSignOut } from './postSignOut'

/** Maps errors of the API to the kinds that sign-in clients know. */
function toSignInError(cause: unknown): unknown {
  if (refusals.originNotAllowed.is(cause)) return refusals.signInForbidden({}, { cause })
  if (textRefusals.invalidJson.is(cause)) return signInMalformed({ reason: 'body' }, { cause })
  if (textRefusals.invalidBody.is(cause)) return signInMalformed({ reason: cause.values.reason }, { cause })
  return cause
}

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
