import { object, optional } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { done } from './done'
import { authenticationResponse } from './passkeyResponses'

/** Deletes the wallet with every way to open it, for a window. Nobody can restore it. The owner is told by mail. */
export const deleteVault = /* @__PURE__ */ defineCall({
  name: 'deleteVault',
  method: 'POST',
  path: '/v1/vault/delete',
  body: object({ response: optional(authenticationResponse) }),
  output: done,
})
