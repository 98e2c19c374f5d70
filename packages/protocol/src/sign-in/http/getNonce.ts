import { object, pipe, regex, string } from 'valibot'
import { defineCall } from '../../http/defineCall'

/** [SIW-6] Gets a nonce for one sign-in, and its token for the header `x-nonce-jwt: Bearer <token>`. */
export const getNonce = /* @__PURE__ */ defineCall({
  name: 'getNonce',
  method: 'GET',
  path: '/auth/v1/nonce',
  output: object({ nonce: pipe(string(), regex(/^[a-zA-Z0-9]{8,64}$/)), token: string() }),
})
