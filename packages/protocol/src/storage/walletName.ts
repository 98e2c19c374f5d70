import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] The name of the last used wallet. */
export const walletName = /* @__PURE__ */ defineItem({
  key: 'wallet_name',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
