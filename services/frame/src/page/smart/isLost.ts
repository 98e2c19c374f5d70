import { httpStatus, malformedAnswer, networkFailure, requestTimeout } from '@latchkey/protocol'

/** Whether nobody knows what became of a question: it may have arrived, and only its answer got lost. */
export function isLost(cause: unknown): boolean {
  if (httpStatus.is(cause)) return Number(cause.values.status) >= 500
  return networkFailure.is(cause) || requestTimeout.is(cause) || malformedAnswer.is(cause)
}
