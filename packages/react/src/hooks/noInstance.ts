import { defineError } from '@latchkey/protocol'

/** A `LatchkeyProvider` that was given no instance. */
export const noInstance = /* @__PURE__ */ defineError(
  'react/no-instance',
  'Give <LatchkeyProvider> the instance that createLatchkey returns, as its `latchkey`',
)
