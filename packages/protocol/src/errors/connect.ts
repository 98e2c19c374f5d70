import { defineError } from './defineError'

/** [CON-12] The visitor declined in the wallet. */
export const userRejected = /* @__PURE__ */ defineError(
  'connect/user-rejected',
  'The request was declined in the wallet',
  { seenBy: 'visitor', wireCode: 4001 },
)

/** The wallet approved but returned no account. */
export const noAccounts = /* @__PURE__ */ defineError(
  'connect/no-accounts',
  "The wallet didn't share an account",
  { seenBy: 'visitor' },
)

/** No connector has this id. */
export const connectorNotFound = /* @__PURE__ */ defineError(
  'connect/connector-not-found',
  'Unknown connector "{id}". {hint}See {docs}',
)

/** The wallet still shows an earlier request. */
export const walletBusy = /* @__PURE__ */ defineError(
  'connect/wallet-busy',
  'A request is already open in the wallet',
  { seenBy: 'visitor', wireCode: -32002 },
)

/** The wallet sent something other than what was requested. */
export const walletMalformed = /* @__PURE__ */ defineError(
  'connect/wallet-malformed',
  'The wallet sent an invalid response: {what}',
)

/** The wallet did not answer in time. */
export const walletTimeout = /* @__PURE__ */ defineError(
  'connect/wallet-timeout',
  'The wallet took too long to respond',
  { seenBy: 'visitor' },
)

/** The visitor or the site stopped waiting. */
export const connectCancelled = /* @__PURE__ */ defineError('connect/cancelled', 'Connecting was cancelled')

/** Any other failure of a wallet while connecting. */
export const connectFailed = /* @__PURE__ */ defineError(
  'connect/failed',
  "The wallet couldn't connect: {reason}",
  { seenBy: 'visitor' },
)

/** [CON-7] Disconnecting failed, fully or in part. */
export const failedToDisconnect = /* @__PURE__ */ defineError(
  'connect/failed-to-disconnect',
  'Failed to disconnect',
  { seenBy: 'visitor' },
)

/** [CON-6] A connected adapter can't be removed. */
export const adapterConnected = /* @__PURE__ */ defineError(
  'connect/adapter-connected',
  "Can't remove the {namespace} adapter while it's connected",
)

/** An action needs a connection. */
export const notConnected = /* @__PURE__ */ defineError(
  'connect/not-connected',
  // Written out: a call in the text would keep this kind in every bundle.
  'No wallet is connected for {namespace}. Connect one first, with open() or connect(). See https://github.com/latchkey/latchkey/blob/main/docs/guides/troubleshooting.md#connectors',
)

/** The wallet or its chain lacks the feature. */
export const notSupportedByWallet = /* @__PURE__ */ defineError(
  'connect/not-supported',
  "The wallet doesn't support {what}",
  { seenBy: 'visitor' },
)

/** [FLG-4] The legal checkbox isn't checked. */
export const legalNotAccepted = /* @__PURE__ */ defineError(
  'connect/legal-not-accepted',
  'Accept the terms before connecting',
  { seenBy: 'visitor' },
)

/** A chain's adapter is missing. */
export const chainAdapterNotFound = /* @__PURE__ */ defineError(
  'connect/chain-adapter-not-found',
  'Chain adapter not found',
)

/** The requested adapter is missing. */
export const adapterNotFound = /* @__PURE__ */ defineError('connect/adapter-not-found', 'Adapter not found')

/** A connection was used before it had a client. */
export const connectionClientNotSet = /* @__PURE__ */ defineError(
  'connect/client-not-set',
  'ConnectionController client not set',
)
