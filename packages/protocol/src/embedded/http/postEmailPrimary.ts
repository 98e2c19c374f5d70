import { object } from 'valibot'
import { defineCall } from '../../http/defineCall'
import { otp } from '../otp'
import { done } from './done'

/** [FRM-5] Checks the code of the old address and sends one to the new. */
export const postEmailPrimary = /* @__PURE__ */ defineCall({
  name: 'postEmailPrimary',
  method: 'POST',
  path: '/v1/email/primary',
  body: object({ otp }),
  output: done,
})
