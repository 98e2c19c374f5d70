import { defineError } from '@latchkey/protocol'

/** A hook or button was used outside of `LatchkeyProvider`. */
export const noProvider = /* @__PURE__ */ defineError(
  'react/no-provider',
  'Put a <LatchkeyProvider> around whatever uses Latchkey',
)
