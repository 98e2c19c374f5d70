import { defineError } from './defineError'

/** A message of the relay that is not sealed for us, was changed on the way, or is cut off. */
export const envelopeRefused = /* @__PURE__ */ defineError(
  'session/envelope-refused',
  'The message can not be opened: {reason}',
)

/** A key of the other side that no secret can be agreed with. */
export const keyRefused = /* @__PURE__ */ defineError(
  'session/key-refused',
  'The key can not be used: {reason}',
)

/** A text that was taken for a pairing URI is none, or an old one. */
export const pairingUriRefused = /* @__PURE__ */ defineError(
  'session/pairing-uri-refused',
  'The pairing URI can not be used: {reason}',
  { seenBy: 'visitor' },
)

/** Nobody answered a proposal in time. */
export const proposalExpired = /* @__PURE__ */ defineError(
  'session/proposal-expired',
  'The code has expired',
  { seenBy: 'visitor' },
)

/** There is no proposal, or no longer, that could be answered. */
export const proposalNotFound = /* @__PURE__ */ defineError(
  'session/proposal-not-found',
  'There is no open proposal {id}',
)

/** The wallet agreed to something that the site can not work with. */
export const settleRefused = /* @__PURE__ */ defineError(
  'session/settle-refused',
  'The wallet opened a session that can not be used: {reason}',
  { seenBy: 'visitor', values: ['answer'] },
)

/** What a site or a wallet asks for is not well formed. */
export const namespacesRefused = /* @__PURE__ */ defineError(
  'session/namespaces-refused',
  'The namespaces can not be used: {reason}',
)

/** There is no session with this topic, or it has expired. */
export const sessionNotFound = /* @__PURE__ */ defineError('session/not-found', 'There is no session {topic}')

/** The session came to its end while something was open in it. */
export const sessionEnded = /* @__PURE__ */ defineError('session/ended', 'User disconnected.', {
  seenBy: 'visitor',
  wireCode: 6000,
})

/** The wallet has no account on this chain in the session. */
export const chainNotApproved = /* @__PURE__ */ defineError(
  'session/chain-not-approved',
  'The session has no account on {chainId}',
)

/** The wallet has not granted this method in the session. */
export const methodNotApproved = /* @__PURE__ */ defineError(
  'session/method-not-approved',
  'The session does not allow {method} on {chainId}',
)

/** What is to be sent can not be written in a way that wallets read. */
export const requestRefused = /* @__PURE__ */ defineError(
  'session/request-refused',
  'The request can not be sent: {reason}',
)

/** The wallet did not answer a request in time. */
export const requestExpired = /* @__PURE__ */ defineError('session/request-expired', 'Request expired.', {
  seenBy: 'visitor',
  wireCode: 8000,
})

/** The visitor or the site gave up waiting for the answer to a request. */
export const requestCancelled = /* @__PURE__ */ defineError(
  'session/request-cancelled',
  'The request was cancelled',
)

/** No open request has this id. */
export const requestNotFound = /* @__PURE__ */ defineError(
  'session/request-not-found',
  'There is no open request {id}',
)

/** The wallet refused a request without saying why: its own checks did not let it through. */
export const walletRefused = /* @__PURE__ */ defineError(
  'session/wallet-refused',
  'The wallet did not let the request through',
  { seenBy: 'visitor', wireCode: 3001 },
)

/** The wallet answered with an error of its own. */
export const walletAnswered = /* @__PURE__ */ defineError(
  'session/wallet-answered',
  'The wallet answered with an error: {message}',
  { seenBy: 'visitor', values: ['wallet'] },
)

/** A signed message is not what was asked to be signed, or is not signed by whom it names. */
export const authenticationRefused = /* @__PURE__ */ defineError(
  'session/authentication-refused',
  'The signed message can not be accepted: {reason}',
  { seenBy: 'visitor' },
)

/** The pairing client was stopped while something was open in it. */
export const signerStopped = /* @__PURE__ */ defineError('session/stopped', 'The pairing client was stopped')
