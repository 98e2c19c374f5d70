import { defineError } from './defineError'

/** The wallet lacks a capability that was not marked optional. */
export const capabilityNotSupported = /* @__PURE__ */ defineError(
  'wallet-call/capability-not-supported',
  'The wallet lacks a required capability',
  { wireCode: 5700 },
)

/** The wallet can't run calls on this chain. */
export const callChainNotSupported = /* @__PURE__ */ defineError(
  'wallet-call/chain-not-supported',
  "The wallet doesn't support calls on this chain",
  { wireCode: 5710 },
)

/** A bundle with this id was already sent. */
export const duplicateBundle = /* @__PURE__ */ defineError(
  'wallet-call/duplicate-bundle',
  'A bundle with this id already exists',
  { wireCode: 5720 },
)

/** No bundle has this id. */
export const unknownBundle = /* @__PURE__ */ defineError('wallet-call/unknown-bundle', 'Unknown bundle id', {
  wireCode: 5730,
})

/** The bundle has too many calls. */
export const bundleTooLarge = /* @__PURE__ */ defineError(
  'wallet-call/bundle-too-large',
  'The bundle has too many calls',
  { wireCode: 5740 },
)

/** The visitor declined the account upgrade. */
export const upgradeRejected = /* @__PURE__ */ defineError(
  'wallet-call/upgrade-rejected',
  'The calls need an account upgrade, which the visitor declined',
  { wireCode: 5750 },
)

/** The wallet can't run the calls atomically. */
export const atomicityNotSupported = /* @__PURE__ */ defineError(
  'wallet-call/atomicity-not-supported',
  "The wallet can't run the calls atomically",
  { wireCode: 5760 },
)

/** [EVM-4] Some calls of a batch were sent, one by one, before the next one failed. */
export const batchInterrupted = /* @__PURE__ */ defineError(
  'wallet-call/interrupted',
  'Stopped after {sent} of {total} calls',
)

/** [EVM-4] A call of a batch was mined, but did nothing; or it would, and wasn't sent. */
export const callReverted = /* @__PURE__ */ defineError('wallet-call/reverted', 'The call was reverted')

/** [EVM-4] A capabilities request needs an address. */
export const capabilitiesAddressMissing = /* @__PURE__ */ defineError(
  'wallet-call/capabilities-address-missing',
  'Missing address parameter in wallet_getCapabilities request',
)

/** [EVM-4] The wallet has not approved wallet_getCallsStatus. */
export const callStatusNotApproved = /* @__PURE__ */ defineError(
  'wallet-call/status-not-approved',
  'Fetching call status not approved by the wallet.',
)

/** [EVM-4] The bundler didn't return the receipt. */
export const userOperationReceiptFailed = /* @__PURE__ */ defineError(
  'wallet-call/receipt-failed',
  'Failed to fetch user operation receipt {status}',
)
