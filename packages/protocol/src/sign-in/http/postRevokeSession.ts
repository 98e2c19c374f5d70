import { literal, object } from 'valibot'
import { defineCall } from '../../http/defineCall'

/** [SIW-6] Ends a session of the signed-in account. Succeeds if it's already gone. */
export const postRevokeSession = /* @__PURE__ */ defineCall({
  name: 'postRevokeSession',
  method: 'POST',
  idempotent: true,
  path: '/auth/v1/sessions/{id}/revoke',
  output: object({ status: literal('ok') }),
})
