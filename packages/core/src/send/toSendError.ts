import { isLatchkeyError, type LatchkeyError, sendFailed, userRejected } from '@latchkey/protocol'

/** [SND-1] What the visitor reads when sending fails: their own refusal, the family's words, else a general text. */
export function toSendError(cause: unknown): LatchkeyError {
  if (userRejected.is(cause)) return cause
  if (isLatchkeyError(cause) && cause.code.startsWith('send/')) return cause
  return sendFailed({}, { cause })
}
