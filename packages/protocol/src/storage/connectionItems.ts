import { isNamespace } from '../caip/namespaces'
import { isNetworkId } from '../caip/parseNetworkId'
import { asList, asText } from './codecs'
import { defineItem } from './defineItem'

/** [HTTP-7] The active namespace. */
export const activeNamespace = /* @__PURE__ */ defineItem({
  key: 'active_namespace',
  as: /* @__PURE__ */ asText(isNamespace),
  initial: undefined,
})

/** [HTTP-7] [NET-6] The active network. */
export const activeNetworkId = /* @__PURE__ */ defineItem({
  key: 'active_caip_network_id',
  as: /* @__PURE__ */ asText(isNetworkId),
  initial: undefined,
})

/** [HTTP-7] [NET-6] The last used network of a namespace. It may no longer be configured. */
export const familyNetworkId = /* @__PURE__ */ defineItem({
  key: 'caip_network_id',
  scope: 'namespace',
  as: /* @__PURE__ */ asText(),
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
 * [HTTP-7] The account that the visitor chose in a wallet, as `namespace|connector|address`; nothing while it's the
 * wallet's first one.
 */
export const activeAccount = /* @__PURE__ */ defineItem({
  key: 'active_account',
  scope: 'namespace',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
