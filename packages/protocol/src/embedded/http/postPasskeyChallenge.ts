import { looseObject, object, string } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { attemptOf } from './attemptOf'
import { frameId } from './loginSchema'

/** Starts to sign in with a passkey. Signed by the key in the body. */
export const postPasskeyChallenge = /* @__PURE__ */ defineCall({
  name: 'postPasskeyChallenge',
  method: 'POST',
  path: '/v1/passkeys/challenge',
  body: object(attemptOf),
  output: object({
    attempt: frameId,
    /** PublicKeyCredentialRequestOptionsJSON. */
    options: looseObject({ challenge: string() }),
  }),
})
