import { defineError } from './defineError'

/** [SND-1] Sending on an EVM chain failed. */
export const sendFailed = /* @__PURE__ */ defineError('send/failed', 'Something went wrong', {
  seenBy: 'visitor',
})

/** [SND-2] Sending on Solana failed. */
export const solanaSendFailed = /* @__PURE__ */ defineError(
  'send/solana-failed',
  'Failed to send transaction. Please try again.',
  { seenBy: 'visitor' },
)

/** [SND-2] The amount or the receiver is missing. */
export const sendIncomplete = /* @__PURE__ */ defineError(
  'send/incomplete',
  'Please enter a valid amount and receiver address',
  { seenBy: 'visitor' },
)

/** [SND-3] Sending is for EVM and Solana only. */
export const sendUnsupportedChain = /* @__PURE__ */ defineError(
  'send/unsupported-chain',
  'Unsupported chain',
  { seenBy: 'visitor' },
)
