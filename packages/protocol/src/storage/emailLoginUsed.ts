import { asFlag } from './asFlag'
import { defineItem } from './defineItem'

/** [HTTP-7] Whether the embedded wallet was signed in to, so that its frame is worth loading. */
export const emailLoginUsed = /* @__PURE__ */ defineItem({
  key: 'email_login_used',
  as: asFlag,
  initial: false,
})
