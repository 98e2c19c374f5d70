import { defineError } from '@latchkey/protocol'

/** A node answered the call that reads pools with something else. */
export const poolsUnreadable = /* @__PURE__ */ defineError(
  'gateway/pools-unreadable',
  'The node did not run the code that reads pools',
)
