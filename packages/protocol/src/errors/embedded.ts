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
