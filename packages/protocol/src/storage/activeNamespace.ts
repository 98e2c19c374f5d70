import { isNamespace } from '../caip/isNamespace'
import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] The active namespace. */
export const activeNamespace = /* @__PURE__ */ defineItem({
  key: 'active_namespace',
  as: /* @__PURE__ */ asText(isNamespace),
  initial: undefined,
})
