import { defineError } from '@latchkey/protocol'

/** The visitor or the browser ended it. */
export const passkeyCancelled = /* @__PURE__ */ defineError(
  'frame/passkey-cancelled',
  'No passkey was used',
  { seenBy: 'visitor' },
)

/** The passkey has no secret of its own (PRF), so it can't open a wallet. */
export const passkeyUnable = /* @__PURE__ */ defineError(
  'frame/passkey-unable',
  'This passkey can’t open a wallet',
  { seenBy: 'visitor' },
)
