import { defineError } from '@latchkey/protocol'

/** A hook or button was used outside of `LatchkeyProvider`. */
export const noProvider = /* @__PURE__ */ defineError(
  'react/no-provider',
  'Put a <LatchkeyProvider> around whatever uses Latchkey',
)

/** A `LatchkeyProvider` that was given no instance. */
export const noInstance = /* @__PURE__ */ defineError(
  'react/no-instance',
  'Give <LatchkeyProvider> the instance that createLatchkey returns, as its `latchkey`',
)

/** `<Modal>` was put on a page whose instance opens over it. */
export const notEmbedded = /* @__PURE__ */ defineError(
  'react/not-embedded',
  'Set `enableEmbedded: true` in createLatchkey to put <Modal> into the page',
)
