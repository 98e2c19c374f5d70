import { defineError } from '@latchkey/protocol'

/** A secret can't be wrapped or unwrapped: the key is missing, or its service doesn't respond. */
export const wrapperFailed = /* @__PURE__ */ defineError(
  'frame/wrapper-failed',
  "Can't use the key for secrets: {reason}",
)
