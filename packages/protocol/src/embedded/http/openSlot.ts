import { object, optional } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'

/** Gives the server's half of a slot's key. A device's only to its own session; `auto` only after a fresh login. */
export const openSlot = /* @__PURE__ */ defineCall({
  name: 'openSlot',
  method: 'POST',
  path: '/v1/slots/{slotId}/open',
  body: object({}),
  output: object({ secret: bytes(32), secret2: optional(bytes(32)) }),
})
