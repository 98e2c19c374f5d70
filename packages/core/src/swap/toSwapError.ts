import { isLatchkeyError, type LatchkeyError, userRejected } from '@latchkey/protocol'

/** [SWP-1] What the visitor reads when a swap stops: their own refusal, a kind of swaps, else what the step says. */
export function toSwapError(cause: unknown, otherwise: (cause: unknown) => LatchkeyError): LatchkeyError {
  if (!isLatchkeyError(cause)) return otherwise(cause)
  return userRejected.is(cause) || cause.code.startsWith('swap/') ? cause : otherwise(cause)
}
