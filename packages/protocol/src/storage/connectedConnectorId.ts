import { asText } from './asText'
import { defineItem } from './defineItem'

/** [HTTP-7] [CON-3] The connector of a connected namespace. */
export const connectedConnectorId = /* @__PURE__ */ defineItem({
  key: 'connected_connector_id',
  scope: 'namespace',
  as: /* @__PURE__ */ asText(),
  initial: undefined,
})
