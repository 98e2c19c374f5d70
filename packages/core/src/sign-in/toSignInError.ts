import { isLatchkeyError, type LatchkeyError, signInFailed } from '@latchkey/protocol'

/** An error of a known kind as it is, any other as `signInFailed`. */
export function toSignInError(error: unknown): LatchkeyError {
  return isLatchkeyError(error) ? error : signInFailed({}, { cause: error })
}
