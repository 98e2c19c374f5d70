import { defineError } from '@latchkey/protocol'

/** A list of risks can't be read; the one before stays in use. */
export const riskListUnreadable = /* @__PURE__ */ defineError(
  'gateway/risk-list-unreadable',
  "Can't read the list of risks: {reason}",
)
