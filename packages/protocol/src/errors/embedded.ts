import { defineError } from './defineError'

/** [FRM-4] Too soon after the last email. */
export const emailWait = /* @__PURE__ */ defineError(
  'embedded/email-wait',
  'Please try again after {n} seconds',
  { seenBy: 'visitor' },
)

/** [FRM-10] What the visitor sees when a page requests a forbidden call. */
export const actionNotAllowed = /* @__PURE__ */ defineError(
  'embedded/action-not-allowed',
  'Action not allowed',
  { seenBy: 'visitor' },
)

/** [FRM-10] What the page gets for a forbidden call. */
export const rpcNotAllowed = /* @__PURE__ */ defineError(
  'embedded/rpc-not-allowed',
  'Requested RPC call is not allowed',
  { values: ['method'] },
)

/** [FRM-9] An open wallet request was aborted. */
export const requestAborted = /* @__PURE__ */ defineError('embedded/aborted', 'Request was aborted', {
  seenBy: 'visitor',
})

/** [FRM-9] Any other open request was aborted. */
export const frameAborted = /* @__PURE__ */ defineError('embedded/frame-aborted', 'Something went wrong', {
  seenBy: 'visitor',
})

/** [FRM-9] The frame reported a failure without details. */
export const frameFailed = /* @__PURE__ */ defineError('embedded/failed', 'An error occurred', {
  seenBy: 'visitor',
})

/** [FRM-9] The frame's page can't be loaded. */
export const frameNotLoaded = /* @__PURE__ */ defineError(
  'embedded/not-loaded',
  'Unable to load email login dependency',
  { seenBy: 'visitor' },
)

/** [FRM-9] A message was sent before the frame existed. */
export const frameMissing = /* @__PURE__ */ defineError('embedded/missing', 'W3mFrame: iframe is not set')

/** [FRM-1] A message between page and frame that doesn't match its schema. */
export const frameMessageInvalid = /* @__PURE__ */ defineError(
  'embedded/message-invalid',
  'The message between page and frame is invalid: {what}',
)

/** The code isn't the one in the mail. */
export const codeWrong = /* @__PURE__ */ defineError(
  'embedded/code-wrong',
  'This code is wrong. Tries left: {left}',
  { seenBy: 'visitor' },
)

/** The code is used, too old, replaced by a newer one, or was guessed too often. */
export const codeEnded = /* @__PURE__ */ defineError(
  'embedded/code-ended',
  'This code is no longer valid. Ask for a new one',
  { seenBy: 'visitor' },
)

/** The sign-in was given up, took too long or is already done. */
export const loginEnded = /* @__PURE__ */ defineError(
  'embedded/login-ended',
  'This sign-in has ended. Start again',
  { seenBy: 'visitor' },
)

/** The link in the mail hasn't been confirmed yet. */
export const deviceUnconfirmed = /* @__PURE__ */ defineError(
  'embedded/device-unconfirmed',
  'Confirm this device with the link in the mail first',
  { seenBy: 'visitor' },
)

/** The session of the embedded wallet is over. */
export const frameSessionEnded = /* @__PURE__ */ defineError(
  'embedded/session-ended',
  'You are signed out. Sign in again',
  { seenBy: 'visitor' },
)

/** The request isn't signed by the key of its attempt or session. */
export const proofInvalid = /* @__PURE__ */ defineError(
  'embedded/proof-invalid',
  'The proof of the request is invalid: {reason}',
)

/** The page's origin isn't in its project. */
export const frameOriginRefused = /* @__PURE__ */ defineError(
  'embedded/origin-refused',
  'The origin {origin} is not allowed for this project',
)

/** A wallet exists already; load it instead. */
export const vaultExists = /* @__PURE__ */ defineError('embedded/vault-exists', 'The wallet exists already')

/** Another device changed the wallet's vault meanwhile. */
export const vaultChanged = /* @__PURE__ */ defineError(
  'embedded/vault-changed',
  'The wallet was changed on another device',
)

/** The slot was never there, or is revoked. */
export const slotUnknown = /* @__PURE__ */ defineError('embedded/slot-unknown', 'The key slot is unknown')

/** Nothing on this device opens the wallet. */
export const vaultLocked = /* @__PURE__ */ defineError(
  'embedded/vault-locked',
  'This device cannot open your wallet. Use a passkey, your password or a device that is signed in',
  { seenBy: 'visitor' },
)

/** The operator keeps no slot, so a wallet needs a way back before it's created. */
export const wayBackNeeded = /* @__PURE__ */ defineError(
  'embedded/way-back-needed',
  'Add a passkey or a password to create your wallet. Without one, nobody could restore it',
  { seenBy: 'visitor' },
)

/** Only the visitor's password opens the wallet on this device. */
export const passwordNeeded = /* @__PURE__ */ defineError(
  'embedded/password-needed',
  'Enter your wallet password to open your wallet here',
  { seenBy: 'visitor' },
)

/** The password was tried too often. */
export const passwordWait = /* @__PURE__ */ defineError(
  'embedded/password-wait',
  'Too many tries. Try again in {seconds} seconds',
)

/** Automatic recovery on a new device waits, so that the owner can stop a thief. */
export const recoveryWait = /* @__PURE__ */ defineError(
  'embedded/recovery-wait',
  'For your safety, this device can open your wallet from {at}',
  { seenBy: 'visitor' },
)

/** What was asked needs a login of the last minutes. */
export const loginTooOld = /* @__PURE__ */ defineError(
  'embedded/login-too-old',
  'Confirm that it is you: sign in again',
  { seenBy: 'visitor' },
)

/** The operator hasn't set up this provider. */
export const socialUnavailable = /* @__PURE__ */ defineError(
  'embedded/social-unavailable',
  'Signing in with {provider} is not available here',
  { seenBy: 'visitor' },
)

/** [FRM-6] The provider refused, or its answer isn't valid. */
export const socialFailed = /* @__PURE__ */ defineError(
  'embedded/social-failed',
  'Signing in with {provider} failed. Try again',
  { seenBy: 'visitor' },
)

/** [FRM-6] The login took longer than its window may. */
export const socialTimeout = /* @__PURE__ */ defineError(
  'embedded/social-timeout',
  'Social login timed out. Please try again.',
  { seenBy: 'visitor' },
)

/** [FRM-6] The browser blocked the login's window. */
export const socialPopupBlocked = /* @__PURE__ */ defineError(
  'embedded/popup-blocked',
  'Could not open social popup',
  { seenBy: 'visitor' },
)

/** [FRM-6] A window of another origin answered for the login. */
export const untrustedOrigin = /* @__PURE__ */ defineError('embedded/untrusted-origin', 'Untrusted Origin', {
  seenBy: 'visitor',
})

/** The passkey isn't known here, or its answer isn't valid. */
export const passkeyRefused = /* @__PURE__ */ defineError(
  'embedded/passkey-refused',
  'This passkey was not accepted',
  { seenBy: 'visitor' },
)

/** [FRM-17] A page asks to sign in to another site. */
export const otherDomainRefused = /* @__PURE__ */ defineError(
  'embedded/other-domain',
  'This request signs in to {domain}, but it comes from {origin}',
  { seenBy: 'visitor' },
)

/** [FRM-17] A page asks to hand the account to code that the wallet doesn't know. */
export const delegationRefused = /* @__PURE__ */ defineError(
  'embedded/delegation-refused',
  'This request hands your account to unknown code',
  { seenBy: 'visitor' },
)

/** [FRM-13] Another wallet with the same key gave the account other code, which the wallet doesn't replace. */
export const accountDelegated = /* @__PURE__ */ defineError(
  'embedded/account-delegated',
  'Another wallet made your account run other code on this network',
  { seenBy: 'visitor', values: ['network'] },
)

/** [FRM-13] The visitor would have to pay for calls, and has too little. Amounts are in the coin's smallest unit. */
export const fundsMissing = /* @__PURE__ */ defineError(
  'embedded/funds-missing',
  'Your account has too little to pay for this',
  { seenBy: 'visitor', values: ['network', 'needed', 'balance'] },
)

/** [FRM-17] A page asks to sign something that isn't valid on the network that the visitor sees. */
export const otherNetworkRefused = /* @__PURE__ */ defineError(
  'embedded/other-network',
  'This request is for another network than the one shown, or it has expired',
  { seenBy: 'visitor', values: ['network'] },
)

/** [FRM-17] A page asks for a transaction that takes the place of one that the visitor sent before. */
export const replacementRefused = /* @__PURE__ */ defineError(
  'embedded/replacement-refused',
  'This request replaces a transaction that you sent before',
  { seenBy: 'visitor' },
)

/** The browser can't tell whether the panel is covered, so the visitor approves in a window. */
export const windowNeeded = /* @__PURE__ */ defineError(
  'embedded/window-needed',
  'Review this request in the wallet window',
  { seenBy: 'visitor' },
)

/** [FRM-5] The new address belongs to another wallet. Only whoever reads its mails learns it. */
export const emailTaken = /* @__PURE__ */ defineError(
  'embedded/email-taken',
  'This email belongs to another wallet',
  { seenBy: 'visitor' },
)
