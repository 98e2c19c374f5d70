import { defineError } from '@latchkey/protocol'

/** The password doesn't open the wallet. */
export const passwordWrong = /* @__PURE__ */ defineError(
  'frame/password-wrong',
  'The password is wrong. Tries left: {left}',
  { seenBy: 'visitor' },
)
