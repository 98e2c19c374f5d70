import { maxLength, minLength, nullish, object, optional, pipe, string, unknown } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { maxSignInMessageLength, maxSignInSignatureLength } from '../signInLimits'
import { signInTokenSchema } from './signInTokenSchema'

const text = (most: number) => pipe(string(), minLength(1), maxLength(most))

/**
 * [SIW-6] Signs in with a signed message. Needs `x-nonce-jwt: Bearer <token of the nonce>`; the page's origin must match
 * the message.
 */
export const postAuthenticate = /* @__PURE__ */ defineCall({
  name: 'postAuthenticate',
  method: 'POST',
  path: '/auth/v1/authenticate',
  body: object({
    /** The exact signed text. */
    message: text(maxSignInMessageLength),
    /** The wallet's signature. An undeployed smart account's includes its deployment. */
    signature: text(maxSignInSignatureLength),
    /** Needed if the address doesn't include it. */
    publicKey: optional(text(200)),
    /** Sent by some clients; ignored. */
    clientId: nullish(text(200)),
    walletInfo: optional(unknown()),
  }),
  output: signInTokenSchema,
})
