import { defineError } from '@latchkey/protocol'

/** `<Modal>` was put on a page whose instance opens over it. */
export const notEmbedded = /* @__PURE__ */ defineError(
  'react/not-embedded',
  'Set `enableEmbedded: true` in createLatchkey to put <Modal> into the page',
)
