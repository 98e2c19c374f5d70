import { isNetworkId } from '../caip/isNetworkId'
import { isNamespace } from '../caip/namespaces'
import { asText } from './codecs'
import { type Codec, defineItem } from './defineItem'

/** Stores a comma-separated list without duplicates or unaccepted items. */
function asList<Value extends string>(accepts: (text: string) => text is Value): Codec<readonly Value[]> {
  return {
    decode: (text) => [...new Set(text.split(',').filter(accepts))],
    encode: (values) => values.join(','),
  }
}

/** [HTTP-7] [NET-6] The active network. */
export const activeNetworkId = /* @__PURE__ */ defineItem({
  key: 'active_caip_network_id',
  as: /* @__PURE__ */ asText(isNetworkId),
  initial: undefined,
})

/** [HTTP-7] [NET-6] The connected namespaces. */
export const connectedNamespaces = /* @__PURE__ */ defineItem({
  key: 'connected_namespaces',
  as: /* @__PURE__ */ asList(isNamespace),
  initial: [],
})

/** [HTTP-7] [CON-3] The connector of a connected namespace. */
export const connectedConnectorId = /* @__PURE__ */ defineItem({
  key: 'connected_connector_id',
  scope: 'namespace',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})

/**
 * [HTTP-7] The account that the visitor chose in a wallet, as `namespace|connector|address|type`; nothing while
 * it's the wallet's first one.
 */
export const activeAccount = /* @__PURE__ */ defineItem({
  key: 'active_account',
  scope: 'namespace',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})

/** [HTTP-7] The name of the last used wallet. */
export const walletName = /* @__PURE__ */ defineItem({
  key: 'wallet_name',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})

/** [HTTP-7] The id of the last used wallet. */
export const walletId = /* @__PURE__ */ defineItem({
  key: 'wallet_id',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
