import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] The visitor's name at the social provider. */
export const socialUsername = /* @__PURE__ */ defineItem({
  key: 'social_username',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
