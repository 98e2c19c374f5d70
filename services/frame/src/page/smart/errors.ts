import { defineError } from '@latchkey/protocol'

/** The operator doesn't pay for an operation. The reason is one of `sponsorReasons`. */
export const sponsorRefused = /* @__PURE__ */ defineError(
  'frame/sponsor-refused',
  'The operator does not pay: {reason}',
)

/** The operator doesn't pay for an operation that the visitor signed. */
export const signedRefused = /* @__PURE__ */ defineError(
  'frame/signed-refused',
  'The operator does not pay for operation {nonce}: {reason}',
)

/** The bundler rejects an operation, for example because its nonce is used. */
export const operationRejected = /* @__PURE__ */ defineError(
  'frame/operation-rejected',
  'The operation was rejected',
)
