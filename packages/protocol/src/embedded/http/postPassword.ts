import { number, object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'

/** Evaluates a blinded password with the operator's key. The server learns nothing of the password. */
export const postPassword = /* @__PURE__ */ defineCall({
  name: 'postPassword',
  method: 'POST',
  path: '/v1/slots/{slotId}/evaluate',
  body: object({ blinded: bytes(32) }),
  output: object({
    evaluated: bytes(32),
    /** How often it may be asked again before a wait. */
    left: number(),
  }),
})
