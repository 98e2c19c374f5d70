import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { bytes } from '../bytes'
import { frameLogin } from './loginSchema'

/** [FRM-6] Finishes a login with the code that the provider's window brought. Signed by the attempt's key. */
export const postSocialResult = /* @__PURE__ */ defineCall({
  name: 'postSocialResult',
  method: 'POST',
  path: '/v1/login/{attempt}/social',
  body: object({ code: bytes(32) }),
  output: frameLogin,
})
