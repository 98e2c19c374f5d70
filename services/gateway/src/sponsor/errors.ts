import { defineError } from '@latchkey/protocol'

/** The sponsor doesn't pay; the reason is one of `sponsorReasons`. */
export const sponsorRefused = /* @__PURE__ */ defineError(
  'gateway/sponsor-refused',
  'The sponsor does not pay for this operation: {reason}',
)

/** The calls of an operation revert. */
export const operationReverted = /* @__PURE__ */ defineError(
  'gateway/operation-reverted',
  'The calls of the operation revert',
  { values: ['data'] },
)

/** The EntryPoint would reject an operation. */
export const operationRejected = /* @__PURE__ */ defineError(
  'gateway/operation-rejected',
  'The EntryPoint rejects the operation: {reason}',
)

/** An operation isn't signed by its account. */
export const operationUnsigned = /* @__PURE__ */ defineError(
  'gateway/operation-unsigned',
  'The account did not sign this operation',
)

/** An operation has parts that this sponsor doesn't carry. */
export const operationInvalid = /* @__PURE__ */ defineError(
  'gateway/operation-invalid',
  'Invalid operation: {reason}',
)
