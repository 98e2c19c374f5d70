import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] The visitor's email address. */
export const email = /* @__PURE__ */ defineItem({
  key: 'email',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
