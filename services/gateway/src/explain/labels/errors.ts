import { defineError } from '@latchkey/protocol'

/** The file of labels is invalid; nothing was imported. */
export const invalidLabels = /* @__PURE__ */ defineError('gateway/invalid-labels', 'Invalid labels: {reason}')
