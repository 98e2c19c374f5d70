import { defineError } from './defineError'

/** A relay message that was sealed for someone else, altered or cut off. */
export const envelopeRefused = /* @__PURE__ */ defineError(
  'session/envelope-refused',
  "Can't open the message: {reason}",
)

/** The peer's key can't be used to agree on a secret. */
export const keyRefused = /* @__PURE__ */ defineError('session/key-refused', 'Invalid key: {reason}')

/** A text isn't a pairing URI, or is an outdated one. */
export const pairingUriRefused = /* @__PURE__ */ defineError(
  'session/pairing-uri-refused',
  'Invalid pairing URI: {reason}',
  { seenBy: 'visitor' },
)

/** Nobody answered a proposal in time. */
export const proposalExpired = /* @__PURE__ */ defineError(
  'session/proposal-expired',
  'The code has expired',
  { seenBy: 'visitor' },
)

/** The proposal doesn't exist or is no longer open. */
export const proposalNotFound = /* @__PURE__ */ defineError(
  'session/proposal-not-found',
  'Proposal {id} is not open',
)

/** The wallet approved a session that the site can't use. */
export const settleRefused = /* @__PURE__ */ defineError(
  'session/settle-refused',
  'The wallet opened an invalid session: {reason}',
  { seenBy: 'visitor', values: ['answer'] },
)

/** The requested namespaces are malformed. */
export const namespacesRefused = /* @__PURE__ */ defineError(
  'session/namespaces-refused',
  'Invalid namespaces: {reason}',
)

/** The session doesn't exist or has expired. */
export const sessionNotFound = /* @__PURE__ */ defineError('session/not-found', 'Unknown session {topic}')

/** The session ended with a request still open. */
export const sessionEnded = /* @__PURE__ */ defineError('session/ended', 'User disconnected.', {
  seenBy: 'visitor',
  wireCode: 6000,
})

/** The wallet has no account on this chain in the session. */
export const chainNotApproved = /* @__PURE__ */ defineError(
  'session/chain-not-approved',
  'The session has no account on {chainId}',
)

/** The wallet hasn't granted this method. */
export const methodNotApproved = /* @__PURE__ */ defineError(
  'session/method-not-approved',
  "The session doesn't allow {method} on {chainId}",
)

/** The request can't be written in a form that wallets read. */
export const requestRefused = /* @__PURE__ */ defineError(
  'session/request-refused',
  "Can't send the request: {reason}",
)

/** The wallet didn't answer in time. */
export const requestExpired = /* @__PURE__ */ defineError('session/request-expired', 'Request expired.', {
  seenBy: 'visitor',
  wireCode: 8000,
})

/** The visitor or the site stopped waiting for an answer. */
export const requestCancelled = /* @__PURE__ */ defineError(
  'session/request-cancelled',
  'The request was cancelled',
)

/** No open request has this id. */
export const requestNotFound = /* @__PURE__ */ defineError(
  'session/request-not-found',
  'Request {id} is not open',
)

/** The wallet rejected a request without a reason. */
export const walletRefused = /* @__PURE__ */ defineError(
  'session/wallet-refused',
  'The wallet rejected the request',
  { seenBy: 'visitor', wireCode: 3001 },
)

/** The wallet returned its own error. */
export const walletAnswered = /* @__PURE__ */ defineError(
  'session/wallet-answered',
  'The wallet returned an error: {message}',
  { seenBy: 'visitor', values: ['wallet'] },
)

/** A signed message has the wrong content or the wrong signer. */
export const authenticationRefused = /* @__PURE__ */ defineError(
  'session/authentication-refused',
  'The signed message is invalid: {reason}',
  { seenBy: 'visitor' },
)

/** The pairing client stopped with work still open. */
export const signerStopped = /* @__PURE__ */ defineError('session/stopped', 'The pairing client was stopped')
