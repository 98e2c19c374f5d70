import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'

/** Starts to hand the session over to a window of the frame's origin. */
export const postHandover = /* @__PURE__ */ defineCall({
  name: 'postHandover',
  method: 'POST',
  path: '/v1/handover',
  body: object({}),
  output: object({ code: bytes(32) }),
})
