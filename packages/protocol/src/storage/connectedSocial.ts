import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] The social provider that the visitor is signed in with. */
export const connectedSocial = /* @__PURE__ */ defineItem({
  key: 'connected_social',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
