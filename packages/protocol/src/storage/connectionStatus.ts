import { asText } from './codecs'
import { defineItem } from './defineItem'

/** The states of a connection. */
const connectionStatuses = ['connecting', 'connected', 'disconnected'] as const

/** One of the states of a connection. */
export type ConnectionStatus = (typeof connectionStatuses)[number]

const isStatus = (text: string): text is ConnectionStatus => connectionStatuses.some((one) => one === text)

/** [HTTP-7] The last connection status. */
export const connectionStatus = /* @__PURE__ */ defineItem({
  key: 'connection_status',
  as: /* @__PURE__ */ asText(isStatus),
  initial: 'disconnected',
})
