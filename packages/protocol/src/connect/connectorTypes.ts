/** [CON-10] The kinds of connectors. */
export const connectorTypes = [
  'MULTI_CHAIN',
  'ANNOUNCED',
  'INJECTED',
  'EXTERNAL',
  'WALLET_CONNECT',
  'AUTH',
] as const

/** One of the kinds of connectors. */
export type ConnectorType = (typeof connectorTypes)[number]
