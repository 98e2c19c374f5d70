import { defineError } from './defineError'

/** [FLG-6] The smart sessions of an account couldn't be fetched. */
export const smartSessionsUnavailable = /* @__PURE__ */ defineError(
  'smart-sessions/unavailable',
  'Error fetching smart sessions',
  { seenBy: 'visitor' },
)

/** [FLG-6] A smart session is still active, because revoking it failed. */
export const smartSessionNotRevoked = /* @__PURE__ */ defineError(
  'smart-sessions/not-revoked',
  'Error revoking smart session',
  { seenBy: 'visitor' },
)
