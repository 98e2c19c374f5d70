import type { SignInSession } from '@latchkey/verify'

const longestMs = 7 * 24 * 60 * 60_000

/** When a session ends: when its message says, or after a week. */
export function endOf({ data: { issuedAt, expirationTime } }: SignInSession): number {
  const longest = Date.parse(issuedAt) + longestMs
  return expirationTime ? Math.min(longest, Date.parse(expirationTime)) : longest
}
