import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] The account that the visitor chose of those a wallet shows; nothing while it is the wallet's own first one. */
export const activeAddress = /* @__PURE__ */ defineItem({
  key: 'active_address',
  scope: 'namespace',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
