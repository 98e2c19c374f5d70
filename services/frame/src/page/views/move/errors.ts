import { defineError } from '@latchkey/protocol'

/** What was typed isn't the address of a provider. */
export const providerInvalid = /* @__PURE__ */ defineError(
  'move/provider-invalid',
  'This is not the address of a provider',
)

/** The browser blocked the other provider's window. */
export const windowBlocked = /* @__PURE__ */ defineError(
  'move/window-blocked',
  'The browser blocked the window',
)
