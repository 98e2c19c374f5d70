import { object, picklist } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { emailAddress } from '../frameUser'

/** [FRM-5] Starts to change the e-mail address: sends a code to the old one, or to the new one if there is no old. */
export const postEmailChange = /* @__PURE__ */ defineCall({
  name: 'postEmailChange',
  method: 'POST',
  path: '/v1/email',
  body: object({ email: emailAddress }),
  output: object({ action: picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
})
