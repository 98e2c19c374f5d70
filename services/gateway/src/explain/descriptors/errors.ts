import { defineError } from '@latchkey/protocol'

/** The registry of descriptors could not be read; nothing was imported. */
export const descriptorsUnreadable = /* @__PURE__ */ defineError(
  'gateway/descriptors-unreadable',
  "Can't read the descriptors: {reason}",
)
