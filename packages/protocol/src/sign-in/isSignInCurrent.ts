import { parseDateTime } from './parseDateTime'
import type { SignInData } from './SignInData'

/**
 * [SIW-6] Whether a message counts at a moment (milliseconds): it has begun and has not ended. Clocks that differ are
 * forgiven as far as `toleranceMs` says.
 */
export function isSignInCurrent(
  { issuedAt, notBefore, expirationTime }: SignInData,
  now: number,
  toleranceMs = 0,
): boolean {
  const starts = [issuedAt, notBefore ?? issuedAt].map(parseDateTime)
  const hasBegun = starts.every((start) => start <= now + toleranceMs)
  return hasBegun && (expirationTime === undefined || parseDateTime(expirationTime) > now - toleranceMs)
}
