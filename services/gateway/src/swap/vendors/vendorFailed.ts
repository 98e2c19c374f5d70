import { defineError } from '@latchkey/protocol'

/** A vendor's answer isn't one of its API. */
export const vendorFailed = /* @__PURE__ */ defineError('gateway/swap-vendor', 'A vendor failed: {reason}')
