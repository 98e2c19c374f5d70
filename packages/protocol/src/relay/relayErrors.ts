/** The relay's error reasons with their JSON-RPC codes. The name is sent as `data`. */
export const relayErrors = {
  InvalidMethod: { code: -32600, message: 'Invalid method' },
  InvalidParams: { code: -32600, message: 'Invalid parameters' },
  PayloadSizeExceeded: { code: -32600, message: 'The message is too large' },
  InvalidTopic: { code: -32600, message: 'A topic is 64 hex digits' },
  InvalidSubscriptionId: { code: -32600, message: 'Invalid subscription id' },
  InvalidRequestId: { code: -32600, message: 'Invalid request id' },
  InvalidJsonRpcVersion: { code: -32600, message: 'Only JSON-RPC 2.0 is spoken here' },
  BatchLimitExceeded: { code: -32600, message: 'Too many in one call' },
  BatchEmpty: { code: -32600, message: 'None in this call' },
  Serialization: { code: -32600, message: 'Not one JSON object' },
  TtlTooShort: { code: -32000, message: 'The time to live is too short' },
  TtlTooLong: { code: -32000, message: 'The time to live is too long' },
  MailboxLimitExceeded: { code: -32000, message: 'The mailbox of this topic is full' },
  SubscriberLimitExceeded: { code: -32000, message: 'This topic has too many subscribers' },
  StorageError: { code: -32603, message: 'The message could not be kept; try again' },
  ProjectNotFound: { code: 3000, message: 'Unauthorized: invalid key' },
  ProjectIdNotSpecified: { code: 3000, message: 'Unauthorized: invalid key' },
  ProjectInactive: { code: 3000, message: 'Unauthorized: invalid key' },
  OriginNotAllowed: { code: 3000, message: 'Unauthorized: origin not allowed' },
  InvalidJwt: { code: 3000, message: 'JWT validation error' },
  JwtNotYetValid: { code: 3000, message: 'JWT validation error: JWT Token is not yet valid' },
  JwtExpired: { code: 3000, message: 'JWT validation error: JWT Token is expired' },
  MissingJwt: { code: 3000, message: 'JWT validation error: there is no token' },
  TooManyRequests: { code: 3001, message: 'Too many requests' },
} as const

/** The name of a relay's error reason. */
export type RelayErrorName = keyof typeof relayErrors
