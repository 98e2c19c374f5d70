import { object, optional } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'
import { frameId } from './loginSchema'
import { authenticationResponse } from './passkeyResponses'
import { webOrigin } from './webOrigin'

/** Gives a window the server's half of its device's slot, to move the wallet to another provider. The owner is told by mail. */
export const postMove = /* @__PURE__ */ defineCall({
  name: 'postMove',
  method: 'POST',
  path: '/v1/move',
  body: object({
    slotId: frameId,
    /** The other provider's frame. */
    to: webOrigin,
    response: optional(authenticationResponse),
  }),
  output: object({ secret: bytes(32) }),
})
