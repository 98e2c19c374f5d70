import { defineError } from './defineError'

/** [SIW-5] Starting the sign-in failed. */
export const signInFailed = /* @__PURE__ */ defineError(
  'sign-in/failed',
  'A problem occurred while trying initialize authentication',
  { seenBy: 'visitor' },
)

/** [SIW-3] The visitor didn't sign. */
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
  'The sign-in message is malformed: {reason}',
)

/** [SIW-6] The message was written for another site. */
export const wrongDomain = /* @__PURE__ */ defineError(
  'sign-in/domain',
  'The sign-in message is for the domain {domain}, not {expected}',
)

/** [SIW-6] The message was written for another URI. */
export const wrongUri = /* @__PURE__ */ defineError(
  'sign-in/uri',
  'The sign-in message is for {uri}, not {expected}',
)

/** [SIW-6] The message is for a chain that the site doesn't accept. */
export const wrongChain = /* @__PURE__ */ defineError(
  'sign-in/chain',
  'The sign-in message is for chain {chainId}, which this site does not accept',
)

/** [SIW-6] The message is from another account. */
export const wrongAddress = /* @__PURE__ */ defineError(
  'sign-in/address',
  'The sign-in message is from {address}, not {expected}',
)

/** [SIW-6] The nonce was never issued, is used up or belongs to someone else. */
export const wrongNonce = /* @__PURE__ */ defineError(
  'sign-in/nonce',
  'The sign-in request is unknown or already used',
  { seenBy: 'visitor', values: ['nonce'] },
)

/** [SIW-6] The message has expired. */
export const signInExpired = /* @__PURE__ */ defineError('sign-in/expired', 'The sign-in has expired', {
  seenBy: 'visitor',
  values: ['expirationTime'],
})

/** [SIW-6] The message isn't valid yet, often because a clock is wrong. */
export const signInNotYetValid = /* @__PURE__ */ defineError(
  'sign-in/not-yet-valid',
  "The sign-in isn't valid yet. Check the clock on your device",
  { seenBy: 'visitor', values: ['notBefore'] },
)

/** [SIW-6] The account didn't sign this message. */
export const wrongSignature = /* @__PURE__ */ defineError('sign-in/signature', 'The signature is invalid', {
  seenBy: 'visitor',
  values: ['address', 'chainId'],
})

/** [SIW-6] A smart account's signature couldn't be checked: its chain has no configured node, or none answers. */
export const signInUnverifiable = /* @__PURE__ */ defineError(
  'sign-in/unverifiable',
  "Couldn't check the signature on {chainId}: {reason}",
  { seenBy: 'visitor' },
)

/** [SIW-9] The session is missing, ended, revoked or belongs to another project. */
export const noSignInSession = /* @__PURE__ */ defineError('sign-in/no-session', 'Not signed in: {reason}', {
  seenBy: 'visitor',
})

/** [SIW-10] The older interface was asked for a message without its parameters. */
export const noMessageParams = /* @__PURE__ */ defineError(
  'sign-in/no-message-params',
  'Failed to get message params!',
)

/** [SIW-10] The site didn't accept the signed message. */
export const messageNotVerified = /* @__PURE__ */ defineError(
  'sign-in/not-verified',
  'Failed to verify message',
  { seenBy: 'visitor' },
)

/** [SIW-10] A function of the site failed or returned the wrong type. */
export const signInAnswerRefused = /* @__PURE__ */ defineError(
  'sign-in/answer',
  "The site's {what} failed or returned an invalid value",
)
