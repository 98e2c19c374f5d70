import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] The e-mail address that the visitor is signed in with. */
export const email = /* @__PURE__ */ defineItem({
  key: 'email',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
