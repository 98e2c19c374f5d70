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

/** [SWP-1] A token or the amount is missing. */
export const swapIncomplete = /* @__PURE__ */ defineError(
  'swap/incomplete',
  'Choose two tokens and an amount',
  {
    seenBy: 'visitor',
  },
)

/** [SWP-1] The tokens of the network can't be loaded. */
export const swapInitFailed = /* @__PURE__ */ defineError('swap/init-failed', 'Failed to initialize swap', {
  seenBy: 'visitor',
})

/** [SWP-1] Nobody offers this swap. */
export const swapNoRoute = /* @__PURE__ */ defineError('swap/no-route', 'Nobody offers this swap right now', {
  seenBy: 'visitor',
})

/** [SWP-1] The token keeps a part of each transfer, so no minimum can be promised. */
export const swapFeeOnTransfer = /* @__PURE__ */ defineError(
  'swap/fee-on-transfer',
  "This token keeps a part of each transfer, so it can't be swapped here",
  {
    seenBy: 'visitor',
  },
)

/** [SWP-1] The price is worse than what the visitor agreed to. The swap wasn't sent. */
export const swapMoved = /* @__PURE__ */ defineError(
  'swap/moved',
  'The price has changed. Nothing was swapped.',
  {
    seenBy: 'visitor',
  },
)

/** [SWP-1] An offer asks for something else than the visitor agreed to. `reason` is for developers. */
export const swapUnsafe = /* @__PURE__ */ defineError(
  'swap/unsafe',
  'This offer was stopped because it asks for something else: {reason}',
  {
    seenBy: 'visitor',
  },
)

/** [SWP-1] Nobody can tell whether the approval is enough. */
export const swapAllowanceFailed = /* @__PURE__ */ defineError(
  'swap/allowance-failed',
  'Failed to check allowance',
  {
    seenBy: 'visitor',
  },
)

/** [SWP-1] The approval failed. */
export const swapApprovalFailed = /* @__PURE__ */ defineError(
  'swap/approval-failed',
  'Failed to create approval transaction',
  {
    seenBy: 'visitor',
  },
)

/** [SWP-1] The offer can't be renewed. */
export const swapBuildFailed = /* @__PURE__ */ defineError(
  'swap/build-failed',
  'Failed to create transaction',
  {
    seenBy: 'visitor',
  },
)

/** [SWP-1] The wallet didn't send the swap. */
export const swapFailed = /* @__PURE__ */ defineError('swap/failed', 'Transaction error', {
  seenBy: 'visitor',
})

/** [SWP-1] The contract isn't a token, or the list is wrong about it. */
export const swapTokenUnreadable = /* @__PURE__ */ defineError(
  'swap/token-unreadable',
  "Can't read the token {token}",
  { seenBy: 'visitor' },
)

/** [SWP-1] The visitor's account or network changed while they swapped. The wallet wasn't asked. */
export const swapAccountChanged = /* @__PURE__ */ defineError(
  'swap/account-changed',
  'Your account or network changed. Nothing was swapped.',
  { seenBy: 'visitor' },
)

/** [SWP-1] The wallet hasn't answered an earlier swap of this account. Pressing again goes on. */
export const swapUnanswered = /* @__PURE__ */ defineError(
  'swap/unanswered',
  'Your wallet may still show an earlier swap. Check your wallet and your activity first. To swap once more, press again.',
  { seenBy: 'visitor' },
)
