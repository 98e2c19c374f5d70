import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'
import { frameLogin } from './loginSchema'

/** Takes a handed-over session, once. Signed by the key in the body. */
export const redeemHandover = /* @__PURE__ */ defineCall({
  name: 'redeemHandover',
  method: 'POST',
  path: '/v1/handover/redeem',
  body: object({ code: bytes(32), publicKey: bytes(65) }),
  output: frameLogin,
})
