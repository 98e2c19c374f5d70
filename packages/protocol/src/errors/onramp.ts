import { defineError } from './defineError'

/** [ONR-1] No vendor, or not this one, sells in the visitor's country. */
export const onrampCountryRefused = /* @__PURE__ */ defineError(
  'onramp/country',
  '{provider} does not sell in {country}',
)

/** [ONR-1] The gateway has no such vendor. */
export const onrampVendorUnknown = /* @__PURE__ */ defineError(
  'onramp/vendor-unknown',
  'Unknown vendor: {provider}',
)

/** [ONR-1] The vendor doesn't offer this: `what` is `asset`, `fiat` or `method`. */
export const onrampNotOffered = /* @__PURE__ */ defineError(
  'onramp/not-offered',
  '{provider} does not offer this {what}',
)

/** [ONR-1] The amount is outside what the vendor accepts. */
export const onrampAmountRefused = /* @__PURE__ */ defineError(
  'onramp/amount',
  'The amount must be from {min} to {max} {currency}',
)

/** [ONR-1] The receiver isn't an address on the chain of the asset. */
export const onrampReceiverInvalid = /* @__PURE__ */ defineError(
  'onramp/receiver',
  'The receiver is not an address on {chainId}',
)

/** [ONR-1] The receiver isn't the account that is signed in. */
export const onrampReceiverForeign = /* @__PURE__ */ defineError(
  'onramp/receiver-foreign',
  'The receiver is not the signed-in account',
)

/** [ONR-1] The page to return to isn't one of the site. */
export const onrampReturnInvalid = /* @__PURE__ */ defineError(
  'onramp/return',
  'The page to return to does not belong to the site',
)

/** [ONR-1] The vendor doesn't respond, or its answer can't be used. */
export const onrampVendorDown = /* @__PURE__ */ defineError(
  'onramp/vendor-down',
  "Can't start an order with {provider}",
)

/** [ONR-1] Nobody ordered this, or the secret is another one. */
export const onrampOrderUnknown = /* @__PURE__ */ defineError('onramp/order-unknown', 'Order not found')
