import type { StoredSession } from './findSession'
import { sessionRefusals } from './sessionRefusals'

/** Refuses what is not, not yet or no longer in force. @throws sessionRevoked, sessionPending, sessionExpired */
export function assertInForce(
  { activatedAt, revokedAt, expiresAt }: Pick<StoredSession, 'activatedAt' | 'revokedAt' | 'expiresAt'>,
  now: number,
): void {
  if (revokedAt) throw sessionRefusals.sessionRevoked()
  if (!activatedAt) throw sessionRefusals.sessionPending()
  if (expiresAt.getTime() <= now) throw sessionRefusals.sessionExpired()
}
