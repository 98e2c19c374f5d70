import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] [NET-6] The last used network of a namespace. It may no longer be configured. */
export const familyNetworkId = /* @__PURE__ */ defineItem({
  key: 'caip_network_id',
  scope: 'namespace',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
