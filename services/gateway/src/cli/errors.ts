import { defineError } from '@latchkey/protocol'

/** A command that is none, or that lacks something. */
export const invalidCommand = /* @__PURE__ */ defineError('gateway/command', '{reason}')
