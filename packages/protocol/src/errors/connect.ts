import { defineError } from './defineError'

/** [CON-12] The visitor said no in the wallet. */
export const userRejected = /* @__PURE__ */ defineError(
  'connect/user-rejected',
  'The request was declined in the wallet',
  { seenBy: 'visitor', wireCode: 4001 },
)

/** The wallet agreed but gave no account. */
export const noAccounts = /* @__PURE__ */ defineError(
  'connect/no-accounts',
  'The wallet did not share an account',
  { seenBy: 'visitor' },
)

/** No connector has this id. */
export const connectorNotFound = /* @__PURE__ */ defineError(
  'connect/connector-not-found',
  'There is no connector {id}',
)

/** The wallet still shows an earlier request. */
export const walletBusy = /* @__PURE__ */ defineError(
  'connect/wallet-busy',
  'A request is already open in the wallet',
  { seenBy: 'visitor', wireCode: -32002 },
)

/** The wallet answered with something that is not what was asked for. */
export const walletMalformed = /* @__PURE__ */ defineError(
  'connect/wallet-malformed',
  'The wallet gave an answer that can not be read: {what}',
)

/** The wallet did not answer in time. */
export const walletTimeout = /* @__PURE__ */ defineError(
  'connect/wallet-timeout',
  'The wallet took too long to respond',
  { seenBy: 'visitor' },
)

/** The visitor or the site gave up waiting. */
export const connectCancelled = /* @__PURE__ */ defineError('connect/cancelled', 'Connecting was cancelled')

/** Any other failure of a wallet while connecting. */
export const connectFailed = /* @__PURE__ */ defineError(
  'connect/failed',
  'The wallet could not connect: {reason}',
  { seenBy: 'visitor' },
)

/** [CON-7] Disconnecting failed, in whole or in part. */
export const failedToDisconnect = /* @__PURE__ */ defineError(
  'connect/failed-to-disconnect',
  'Failed to disconnect',
  { seenBy: 'visitor' },
)

/** [CON-6] An adapter is not removed while it is connected. */
export const adapterConnected = /* @__PURE__ */ defineError(
  'connect/adapter-connected',
  'The adapter of {namespace} is connected and can not be removed',
)

/** Something needs a connection that is not there. */
export const notConnected = /* @__PURE__ */ defineError(
  'connect/not-connected',
  'No wallet is connected for {namespace}',
)

/** The wallet or its chain can't do what was asked. */
export const notSupportedByWallet = /* @__PURE__ */ defineError(
  'connect/not-supported',
  'The wallet does not support {what}',
  { seenBy: 'visitor' },
)

/** [FLG-4] The legal checkbox has not been ticked. */
export const legalNotAccepted = /* @__PURE__ */ defineError(
  'connect/legal-not-accepted',
  'Please accept the terms before connecting',
  { seenBy: 'visitor' },
)

/** The adapter of a chain is not there. */
export const chainAdapterNotFound = /* @__PURE__ */ defineError(
  'connect/chain-adapter-not-found',
  'Chain adapter not found',
)

/** The adapter asked for is not there. */
export const adapterNotFound = /* @__PURE__ */ defineError('connect/adapter-not-found', 'Adapter not found')

/** A connection was used before it had a client. */
export const connectionClientNotSet = /* @__PURE__ */ defineError(
  'connect/client-not-set',
  'ConnectionController client not set',
)
