import { defineError } from './defineError'

/** The wallet lacks a capability that was not marked optional. */
export const capabilityNotSupported = /* @__PURE__ */ defineError(
  'wallet-call/capability-not-supported',
  'The wallet does not support a capability that is not optional',
  { wireCode: 5700 },
)

/** The wallet can't do calls on this chain. */
export const callChainNotSupported = /* @__PURE__ */ defineError(
  'wallet-call/chain-not-supported',
  'The wallet does not support calls on this chain',
  { wireCode: 5710 },
)

/** A bundle with this id was sent before. */
export const duplicateBundle = /* @__PURE__ */ defineError(
  'wallet-call/duplicate-bundle',
  'A bundle with this id exists already',
  { wireCode: 5720 },
)

/** No bundle has this id. */
export const unknownBundle = /* @__PURE__ */ defineError(
  'wallet-call/unknown-bundle',
  'There is no bundle with this id',
  { wireCode: 5730 },
)

/** The bundle has too many calls. */
export const bundleTooLarge = /* @__PURE__ */ defineError(
  'wallet-call/bundle-too-large',
  'The bundle has too many calls',
  { wireCode: 5740 },
)

/** The visitor did not let the account be upgraded. */
export const upgradeRejected = /* @__PURE__ */ defineError(
  'wallet-call/upgrade-rejected',
  'The upgrade of the account that the calls need was declined',
  { wireCode: 5750 },
)

/** All-or-nothing was asked for and is not possible. */
export const atomicityNotSupported = /* @__PURE__ */ defineError(
  'wallet-call/atomicity-not-supported',
  'The wallet can not do the calls all or nothing',
  { wireCode: 5760 },
)

/** [EVM-4] Capabilities are asked for an address. */
export const capabilitiesAddressMissing = /* @__PURE__ */ defineError(
  'wallet-call/capabilities-address-missing',
  'Missing address parameter in wallet_getCapabilities request',
)

/** [EVM-4] The wallet has not approved wallet_getCallsStatus. */
export const callStatusNotApproved = /* @__PURE__ */ defineError(
  'wallet-call/status-not-approved',
  'Fetching call status not approved by the wallet.',
)

/** [EVM-4] The bundler did not give the receipt. */
export const userOperationReceiptFailed = /* @__PURE__ */ defineError(
  'wallet-call/receipt-failed',
  'Failed to fetch user operation receipt {status}',
)
