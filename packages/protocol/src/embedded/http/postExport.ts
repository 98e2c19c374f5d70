import { object, optional } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'
import { frameId } from './loginSchema'
import { authenticationResponse } from './passkeyResponses'

/** Gives a window the server's half of its device's slot, to show the recovery words. The owner is told by mail. */
export const postExport = /* @__PURE__ */ defineCall({
  name: 'postExport',
  method: 'POST',
  path: '/v1/export',
  body: object({ slotId: frameId, response: optional(authenticationResponse) }),
  output: object({ secret: bytes(32) }),
})
