import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { emailAddress } from '../frameUser'
import { otp } from '../otp'

/** [FRM-5] Checks the code of the new address and changes to it. */
export const postEmailSecondary = /* @__PURE__ */ defineCall({
  name: 'postEmailSecondary',
  method: 'POST',
  path: '/v1/email/secondary',
  body: object({ otp }),
  output: object({ newEmail: emailAddress }),
})
