import { object, picklist } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { emailAddress } from '../frameUser'
import { attemptOf } from './attemptOf'
import { frameId } from './loginSchema'

/** [FRM-3] Starts to sign in by e-mail. Signed by the key in the body. */
export const postEmailLogin = /* @__PURE__ */ defineCall({
  name: 'postEmailLogin',
  method: 'POST',
  path: '/v1/login/email',
  body: object({ email: emailAddress, ...attemptOf }),
  output: object({
    attempt: frameId,
    /** CONNECT if the session that came along is still valid. */
    action: picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
  }),
})
