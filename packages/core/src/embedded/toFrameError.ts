import { frameFailed, isLatchkeyError, type LatchkeyError } from '@latchkey/protocol'

/** What a failed message becomes: an error kind. */
export function toFrameError(cause: unknown): LatchkeyError {
  return isLatchkeyError(cause) ? cause : frameFailed({}, { cause })
}
