import { asText } from './asText'
import { defineItem } from './defineItem'

/**
 * [HTTP-7] The account that the visitor chose in a wallet, as `namespace|connector|address`; nothing while it's the
 * wallet's first one.
 */
export const activeAccount = /* @__PURE__ */ defineItem({
  key: 'active_account',
  scope: 'namespace',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
