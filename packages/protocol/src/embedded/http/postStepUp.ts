import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { done } from './done'
import { authenticationResponse } from './passkeyResponses'

/** Checks the touch of a passkey before something is signed. */
export const postStepUp = /* @__PURE__ */ defineCall({
  name: 'postStepUp',
  method: 'POST',
  path: '/v1/step-up',
  body: object({ response: authenticationResponse }),
  output: done,
})
