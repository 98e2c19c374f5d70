import { maxLength, minLength, nullish, object, optional, pipe, string, unknown } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { maxSignInMessageLength } from '../maxSignInMessageLength'
import { maxSignInSignatureLength } from '../maxSignInSignatureLength'
import { signInTokenSchema } from './signInTokenSchema'

const text = (most: number) => pipe(string(), minLength(1), maxLength(most))

/**
 * [SIW-6] Signs in by a signed message. Goes with `x-nonce-jwt: Bearer <token of the nonce>`; the page's origin has to be
 * the one in the message.
 */
export const postAuthenticate = /* @__PURE__ */ defineCall({
  name: 'postAuthenticate',
  method: 'POST',
  path: '/auth/v1/authenticate',
  body: object({
    /** The text as it was signed. */
    message: text(maxSignInMessageLength),
    /** As the wallet gave it; a smart account's, before it is deployed, holds what deploys it. */
    signature: text(maxSignInSignatureLength),
    /** Where the address does not tell it. */
    publicKey: optional(text(200)),
    /** Clients of this API send these two; nothing is done with them. */
    clientId: nullish(text(200)),
    walletInfo: optional(unknown()),
  }),
  output: signInTokenSchema,
})
