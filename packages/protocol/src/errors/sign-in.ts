import { defineError } from './defineError'

/** [SIW-5] Signing in could not begin. */
export const signInFailed = /* @__PURE__ */ defineError(
  'sign-in/failed',
  'A problem occurred while trying initialize authentication',
  { seenBy: 'visitor' },
)

/** [SIW-3] The visitor did not sign. */
export const signatureDeclined = /* @__PURE__ */ defineError('sign-in/declined', 'Signature declined', {
  seenBy: 'visitor',
})

/** [SIW-3] Signing failed while a smart account was in use. */
export const smartAccountNotSupported = /* @__PURE__ */ defineError(
  'sign-in/smart-account',
  'This application might not support Smart Accounts',
  { seenBy: 'visitor' },
)

/** [SIW-8] Sign-in is not configured. */
export const signInNotEnabled = /* @__PURE__ */ defineError('sign-in/not-enabled', 'SIWX is not enabled')

/** [SIW-8] Sign-in needs an active address. */
export const noActiveAddress = /* @__PURE__ */ defineError('sign-in/no-address', 'No ActiveCaipAddress found')

/** [SIW-8] Sign-in needs an active network. */
export const noActiveNetwork = /* @__PURE__ */ defineError(
  'sign-in/no-network',
  'No ActiveCaipNetwork or client found',
)

/** [SIW-8] Sign-in needs a connection. */
export const noConnectionClient = /* @__PURE__ */ defineError(
  'sign-in/no-client',
  'No ConnectionController client found',
)

/** [SIW-6] Not a sign-in message of the standards: `reason` names the field, or `length` and `order`. */
export const signInMalformed = /* @__PURE__ */ defineError(
  'sign-in/malformed',
  'The sign-in message is not well formed: {reason}',
)

/** [SIW-6] The message was written for another site. */
export const wrongDomain = /* @__PURE__ */ defineError(
  'sign-in/domain',
  'The sign-in message is for the domain {domain}, not for {expected}',
)

/** [SIW-6] The message was written for something else on the site. */
export const wrongUri = /* @__PURE__ */ defineError(
  'sign-in/uri',
  'The sign-in message is for {uri}, not for {expected}',
)

/** [SIW-6] The message is for a chain that does not count here. */
export const wrongChain = /* @__PURE__ */ defineError(
  'sign-in/chain',
  'The sign-in message is for the chain {chainId}, which is not accepted',
)

/** [SIW-6] The message is of another account than the one in question. */
export const wrongAddress = /* @__PURE__ */ defineError(
  'sign-in/address',
  'The sign-in message is of {address}, not of {expected}',
)

/** [SIW-6] The nonce was never given, was used before or belongs to someone else. */
export const wrongNonce = /* @__PURE__ */ defineError(
  'sign-in/nonce',
  'The sign-in request is unknown or was used before',
  { seenBy: 'visitor', values: ['nonce'] },
)

/** [SIW-6] The time of the message is over. */
export const signInExpired = /* @__PURE__ */ defineError('sign-in/expired', 'The sign-in has expired', {
  seenBy: 'visitor',
  values: ['expirationTime'],
})

/** [SIW-6] The message does not count yet; often a clock is wrong. */
export const signInNotYetValid = /* @__PURE__ */ defineError(
  'sign-in/not-yet-valid',
  'The sign-in is not valid yet. Please check the clock of your device',
  { seenBy: 'visitor', values: ['notBefore'] },
)

/** [SIW-6] The account has not signed this message. */
export const wrongSignature = /* @__PURE__ */ defineError('sign-in/signature', 'The signature is not valid', {
  seenBy: 'visitor',
  values: ['address', 'chainId'],
})

/** [SIW-6] Whether a smart account has signed could not be found out: no node is named for its chain, or none answers. */
export const signInUnverifiable = /* @__PURE__ */ defineError(
  'sign-in/unverifiable',
  'The signature could not be checked on {chainId}: {reason}',
  { seenBy: 'visitor' },
)

/** [SIW-9] There is no session, or it has ended, was revoked or belongs to another project. */
export const noSignInSession = /* @__PURE__ */ defineError(
  'sign-in/no-session',
  'There is no sign-in session: {reason}',
  { seenBy: 'visitor' },
)

/** [SIW-10] The older interface was asked for a message without saying what is in it. */
export const noMessageParams = /* @__PURE__ */ defineError(
  'sign-in/no-message-params',
  'Failed to get message params!',
)

/** [SIW-10] The site did not accept what was signed. */
export const messageNotVerified = /* @__PURE__ */ defineError(
  'sign-in/not-verified',
  'Failed to verify message',
  { seenBy: 'visitor' },
)

/** [SIW-10] A function of the site failed, or gave something else than it has to. */
export const signInAnswerRefused = /* @__PURE__ */ defineError(
  'sign-in/answer',
  "The site's own {what} failed or gave an answer that can not be used",
)
