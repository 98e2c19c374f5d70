import { literal, object } from 'valibot'
import { defineCall } from '../../http/defineCall'

/** [SIW-6] Ends the session of `authorization: Bearer <token>` (or of the cookie). */
export const postSignOut = /* @__PURE__ */ defineCall({
  name: 'postSignOut',
  method: 'POST',
  // Ending a session twice is safe.
  idempotent: true,
  path: '/auth/v1/sign-out',
  output: object({ status: literal('ok') }),
})
