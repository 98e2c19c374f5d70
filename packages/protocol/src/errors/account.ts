import { defineError } from './defineError'

/** [ACC-6] The network has no balance service, or it failed. */
export const balanceUnavailable = /* @__PURE__ */ defineError(
  'account/balance-unavailable',
  'Token Balance Unavailable',
  { seenBy: 'visitor' },
)
