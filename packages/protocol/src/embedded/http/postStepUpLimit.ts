import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { done } from './done'
import { stepUpLimit } from './loginSchema'
import { authenticationResponse } from './passkeyResponses'

/** Sets above which amount the visitor is asked for a passkey again. Every change takes a touch of one. */
export const postStepUpLimit = /* @__PURE__ */ defineCall({
  name: 'postStepUpLimit',
  method: 'POST',
  path: '/v1/step-up/limit',
  body: object({ stepUpAbove: stepUpLimit, response: authenticationResponse }),
  output: done,
})
