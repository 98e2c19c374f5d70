import { defineError } from '@latchkey/protocol'

/** A vendor gave no usable answer. The error doesn't quote it: it may contain keys. */
export const vendorFailed = /* @__PURE__ */ defineError(
  'gateway/onramp-vendor',
  'The vendor failed: {reason}',
)

/** A webhook without a valid signature. */
export const webhookForged = /* @__PURE__ */ defineError(
  'gateway/onramp-webhook',
  'The signature of the webhook is not valid',
)
