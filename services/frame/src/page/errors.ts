import { defineError } from '@latchkey/protocol'

/** A sealed box that its key, owner or version doesn't open. */
export const sealBroken = /* @__PURE__ */ defineError('vault/seal-broken', 'The {what} cannot be opened')

/** No slot of the vault can be opened from here. */
export const vaultLocked = /* @__PURE__ */ defineError(
  'vault/locked',
  'This device cannot open the wallet yet. Use another way back.',
  { seenBy: 'visitor' },
)

/** A request that the wallet can't sign as it was sent. */
export const requestInvalid = /* @__PURE__ */ defineError('vault/request-invalid', 'Invalid request: {reason}')

/** The worker with the keys failed without a typed error. */
export const workerFailed = /* @__PURE__ */ defineError('vault/worker-failed', 'The wallet failed: {reason}')
