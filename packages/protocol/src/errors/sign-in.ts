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
