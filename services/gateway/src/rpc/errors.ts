import { defineError } from '@latchkey/protocol'
import { refusals } from '../http/refusals'

/** A node gave no usable answer. The error doesn't name the node, whose address may contain a key. */
export const nodeFailed = /* @__PURE__ */ defineError('gateway/node-failed', 'A node failed: {reason}')

/** A node sent more than the gateway accepts; another node would send the same. */
export const answerTooLarge = /* @__PURE__ */ defineError(
  'gateway/answer-too-large',
  'A node sent more than {limit} bytes',
)

/** A node rejected a call, for example because a contract reverted. */
export const callRefused = /* @__PURE__ */ defineError('gateway/call-refused', 'The node rejected {method}', {
  values: ['number', 'reason', 'data'],
})

/** A node rejected a batch; it may answer the calls one by one. */
export const batchRefused = /* @__PURE__ */ defineError(
  'gateway/batch-refused',
  'The node does not accept batches',
)

/** Whether a chain counts as down only because an answer exceeded the limit. */
export function isTooLarge(error: unknown): boolean {
  return refusals.chainDown.is(error) && answerTooLarge.is(error.cause)
}
