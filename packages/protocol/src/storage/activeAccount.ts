import { asText } from './asText'
import { defineItem } from './defineItem'

/**
 * [HTTP-7] The account that the visitor chose of those a wallet shows, as `namespace|connector|address`; nothing while
 * it is the one that the wallet names first.
 */
export const activeAccount = /* @__PURE__ */ defineItem({
  key: 'active_account',
  scope: 'namespace',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
