import { defineError } from '@latchkey/protocol'

/** One node gave no answer that can be used; which one it was is told to nobody, its address may hold a key. */
export const nodeFailed = /* @__PURE__ */ defineError('gateway/node-failed', 'A node failed: {reason}')

/** A node sent more than the gateway takes; another node would send the same. */
export const answerTooLarge = /* @__PURE__ */ defineError(
  'gateway/answer-too-large',
  'A node answered with more than {limit} bytes',
)

/** A node answered that it can't or won't do a call, for instance because a contract reverted. */
export const callRefused = /* @__PURE__ */ defineError('gateway/call-refused', 'The node refused {method}', {
  values: ['number', 'reason', 'data'],
})

/** A node took no batch of calls; each by itself it may answer. */
export const batchRefused = /* @__PURE__ */ defineError('gateway/batch-refused', 'The node takes no batches')
