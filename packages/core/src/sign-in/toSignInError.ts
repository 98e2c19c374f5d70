import { isLatchkeyError, type LatchkeyError, signInFailed } from '@latchkey/protocol'

/** Returns an error of a known kind unchanged, any other as `signInFailed`. */
export function toSignInError(error: unknown): LatchkeyError {
  return isLatchkeyError(error) ? error : signInFailed({}, { cause: error })
}
