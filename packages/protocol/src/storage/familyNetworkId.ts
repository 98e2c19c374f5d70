import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] [NET-6] The network that was last used in a namespace; whoever reads it compares it with those that there are. */
export const familyNetworkId = /* @__PURE__ */ defineItem({
  key: 'caip_network_id',
  scope: 'namespace',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
