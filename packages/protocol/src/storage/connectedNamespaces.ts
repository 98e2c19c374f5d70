import { isNamespace } from '../caip/isNamespace'
import { asList } from './asList'
import { defineItem } from './defineItem'

/** [HTTP-7] [NET-6] The connected namespaces. */
export const connectedNamespaces = /* @__PURE__ */ defineItem({
  key: 'connected_namespaces',
  as: /* @__PURE__ */ asList(isNamespace),
  initial: [],
})
