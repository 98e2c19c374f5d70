import { array, literal, object, string } from 'valibot'
import { defineCall } from '../../http/defineCall'

/** Gets the public keys for verifying tokens, as a JSON Web Key Set (RFC 7517). */
export const getSignInKeys = /* @__PURE__ */ defineCall({
  name: 'getSignInKeys',
  method: 'GET',
  path: '/auth/v1/keys',
  output: object({
    keys: array(
      object({
        kty: literal('OKP'),
        crv: literal('Ed25519'),
        x: string(),
        kid: string(),
        alg: literal('EdDSA'),
        use: literal('sig'),
      }),
    ),
  }),
})
