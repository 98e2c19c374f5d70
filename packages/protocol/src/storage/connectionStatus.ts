import { type ConnectionStatus, connectionStatuses } from '../connect/connectionStatuses'
import { asText } from './asText'
import { defineItem } from './defineItem'

const isStatus = (text: string): text is ConnectionStatus => connectionStatuses.some((one) => one === text)

/** [HTTP-7] The last connection status. */
export const connectionStatus = /* @__PURE__ */ defineItem({
  key: 'connection_status',
  as: /* @__PURE__ */ asText(isStatus),
  initial: 'disconnected',
})
