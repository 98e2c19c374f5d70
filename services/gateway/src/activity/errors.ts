import { defineError } from '@latchkey/protocol'

/** The chain changed while it was read; the next round finds out where. */
export const chainMoved = /* @__PURE__ */ defineError(
  'gateway/chain-moved',
  'Chain {chainId} changed while it was read',
)

/** Another process now follows the chain. */
export const followerReplaced = /* @__PURE__ */ defineError(
  'gateway/follower-replaced',
  'Another process follows {chainId}',
)
