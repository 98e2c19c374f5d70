import { isNamespace } from '../caip/namespaces'
import { asText } from './codecs'
import { defineItem } from './defineItem'

/** [HTTP-7] The active namespace. */
export const activeNamespace = /* @__PURE__ */ defineItem({
  key: 'active_namespace',
  as: /* @__PURE__ */ asText(isNamespace),
  initial: undefined,
})

/** [HTTP-7] [NET-6] The last used network of a namespace. It may no longer be configured. */
export const familyNetworkId = /* @__PURE__ */ defineItem({
  key: 'caip_network_id',
  scope: 'namespace',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
