import type { StoredSmartSession } from './findSmartSession'
import { smartSessionRefusals } from './smartSessionRefusals'

/**
 * Rejects a session that is not, not yet or no longer active. @throws sessionRevoked, sessionPending, sessionExpired
 */
export function assertActive(
  { activatedAt, revokedAt, expiresAt }: Pick<StoredSmartSession, 'activatedAt' | 'revokedAt' | 'expiresAt'>,
  now: number,
): void {
  if (revokedAt) throw smartSessionRefusals.sessionRevoked()
  if (!activatedAt) throw smartSessionRefusals.sessionPending()
  if (expiresAt.getTime() <= now) throw smartSessionRefusals.sessionExpired()
}
