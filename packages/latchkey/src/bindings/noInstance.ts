import { defineError } from '@latchkey/protocol'

/** A composable of a framework was used where no instance is provided. */
export const noInstance = /* @__PURE__ */ defineError(
  'bindings/no-instance',
  'No Latchkey instance found here. {fix} See {docs}',
)
