import { asCount } from './asCount'
import { defineItem } from './defineItem'

/** [HTTP-7] [FRM-4] When the last email was sent, in milliseconds. */
export const lastEmailLoginTime = /* @__PURE__ */ defineItem({
  key: 'last_email_login_time',
  as: asCount,
  initial: undefined,
})
