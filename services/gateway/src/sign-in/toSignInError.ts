import { signInMalformed } from '@latchkey/protocol'
import { refusals } from '../http/refusals'
import { textRefusals } from '../http/textRefusals'

/** Maps errors of the API to the kinds that sign-in clients know. */
export function toSignInError(cause: unknown): unknown {
  if (refusals.originNotAllowed.is(cause)) return refusals.signInForbidden({}, { cause })
  if (textRefusals.invalidJson.is(cause)) return signInMalformed({ reason: 'body' }, { cause })
  if (textRefusals.invalidBody.is(cause)) return signInMalformed({ reason: cause.values.reason }, { cause })
  return cause
}
