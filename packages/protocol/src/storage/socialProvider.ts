import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] The social provider whose login is still open in another window. */
export const socialProvider = /* @__PURE__ */ defineItem({
  key: 'social_provider',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
