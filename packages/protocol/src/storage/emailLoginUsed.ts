import { asFlag } from './asFlag'
import { defineItem } from './defineItem'

/** [HTTP-7] Whether the visitor signed in to the embedded wallet, so its frame is worth loading. */
export const emailLoginUsed = /* @__PURE__ */ defineItem({
  key: 'email_login_used',
  as: asFlag,
  initial: false,
})
