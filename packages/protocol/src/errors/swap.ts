import { defineError } from './defineError'

/** [SWP-1] Not one of the swap networks. */
export const swapNotSupported = /* @__PURE__ */ defineError(
  'swap/not-supported',
  'Network not supported for Swaps',
  { seenBy: 'visitor' },
)

/** [SWP-1] The network has no gas price service. */
export const gasPriceNotSupported = /* @__PURE__ */ defineError(
  'swap/gas-price-not-supported',
  'Network not supported for Gas Price',
  { seenBy: 'visitor' },
)
