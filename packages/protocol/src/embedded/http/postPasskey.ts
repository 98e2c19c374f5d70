import { maxLength, object, optional, pipe, string } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'
import { frameId } from './loginSchema'
import { registrationResponse } from './passkeyResponses'

/** Adds a passkey: gives the server's half of its slot's key. */
export const postPasskey = /* @__PURE__ */ defineCall({
  name: 'postPasskey',
  method: 'POST',
  path: '/v1/passkeys',
  body: object({ response: registrationResponse, label: optional(pipe(string(), maxLength(300)), '') }),
  output: object({ slotId: frameId, secret: bytes(32) }),
})
