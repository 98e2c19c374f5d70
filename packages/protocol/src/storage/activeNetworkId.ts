import { isNetworkId } from '../caip/isNetworkId'
import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] [NET-6] The active network. */
export const activeNetworkId = /* @__PURE__ */ defineItem({
  key: 'active_caip_network_id',
  as: /* @__PURE__ */ asText(isNetworkId),
  initial: undefined,
})
