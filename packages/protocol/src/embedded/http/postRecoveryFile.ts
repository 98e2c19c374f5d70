import { object, optional } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { done } from './done'
import { authenticationResponse } from './passkeyResponses'

/** Confirms that it's the owner who is about to save a recovery file. The owner is told by mail. */
export const postRecoveryFile = /* @__PURE__ */ defineCall({
  name: 'postRecoveryFile',
  method: 'POST',
  path: '/v1/recovery-file',
  body: object({ response: optional(authenticationResponse) }),
  output: done,
})
