import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'
import { frameId, frameLogin } from './loginSchema'
import { authenticationResponse } from './passkeyResponses'

/** Finishes a login with a passkey, and gives the server's half of its slot's key. Signed by the attempt's key. */
export const postPasskeyLogin = /* @__PURE__ */ defineCall({
  name: 'postPasskeyLogin',
  method: 'POST',
  path: '/v1/login/{attempt}/passkey',
  body: object({ response: authenticationResponse }),
  output: object({
    login: frameLogin,
    slot: object({ slotId: frameId, secret: bytes(32) }),
  }),
})
