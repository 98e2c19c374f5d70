import { defineError } from '@latchkey/protocol'

/** The host of the role `vault` doesn't answer, or not as agreed. */
export const halvesAway = /* @__PURE__ */ defineError(
  'frame/halves-away',
  'Recovery is not available now. Try again later',
)
