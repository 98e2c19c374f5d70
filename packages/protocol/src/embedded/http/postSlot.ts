import { object, optional, picklist } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'
import { frameId } from './loginSchema'

/** Starts a slot: gives the server's half of its key. It counts once putVault lists it. */
export const postSlot = /* @__PURE__ */ defineCall({
  name: 'postSlot',
  method: 'POST',
  path: '/v1/slots',
  body: object({ kind: picklist(['device', 'password', 'auto']) }),
  output: object({
    slotId: frameId,
    secret: bytes(32),
    /** The second half, which another role keeps; only of `auto`. */
    secret2: optional(bytes(32)),
  }),
})
