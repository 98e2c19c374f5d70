import { defineError } from '@latchkey/protocol'

/** A sealed box that its key, owner or version doesn't open. */
export const sealBroken = /* @__PURE__ */ defineError('vault/seal-broken', 'The {what} cannot be opened')

/** A request that the wallet can't sign as it was sent. */
export const requestInvalid = /* @__PURE__ */ defineError(
  'vault/request-invalid',
  'Invalid request: {reason}',
)

/** The worker with the keys failed without a typed error. */
export const workerFailed = /* @__PURE__ */ defineError('vault/worker-failed', 'The wallet failed: {reason}')

/** The server wrote the page without its settings. */
export const pageConfigInvalid = /* @__PURE__ */ defineError(
  'frame/config-invalid',
  'The page has no valid settings',
)
