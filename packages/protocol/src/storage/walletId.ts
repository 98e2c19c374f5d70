import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] The id of the last used wallet. */
export const walletId = /* @__PURE__ */ defineItem({
  key: 'wallet_id',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
