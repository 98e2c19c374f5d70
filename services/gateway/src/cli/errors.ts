import { defineError } from '@latchkey/protocol'

/** An unknown or incomplete command. */
export const invalidCommand = /* @__PURE__ */ defineError('gateway/command', '{reason}')
