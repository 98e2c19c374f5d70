import { defineError } from '@latchkey/protocol'

/** A secret can't be wrapped or unwrapped: the key is missing, or its service doesn't respond. */
export const wrapperFailed = /* @__PURE__ */ defineError(
  'frame/wrapper-failed',
  "Can't use the key for secrets: {reason}",
)

/** The key in the settings is another one than the secrets in the database were wrapped with. */
export const keyUnknown = /* @__PURE__ */ defineError(
  'frame/key-unknown',
  "{name} doesn't open the secrets in this database. Set it to the key that the frame had before; put a new key before it, with a comma between them",
)
