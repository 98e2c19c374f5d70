import { defineError } from '@latchkey/protocol'

/** The chain became another one while it was read; the next look finds out where. */
export const chainMoved = /* @__PURE__ */ defineError(
  'gateway/chain-moved',
  'The chain {chainId} changed while it was read',
)

/** Another process follows the chain now. */
export const followerReplaced = /* @__PURE__ */ defineError(
  'gateway/follower-replaced',
  'Another process follows {chainId}',
)
