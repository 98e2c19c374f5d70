import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { otp } from '../otp'
import { frameLogin } from './loginSchema'

/** [FRM-3] Finishes a login with the code of the mail. Signed by the attempt's key. */
export const postOtp = /* @__PURE__ */ defineCall({
  name: 'postOtp',
  method: 'POST',
  path: '/v1/login/{attempt}/otp',
  body: object({ otp }),
  output: frameLogin,
})
