import type { SmartSession } from '@latchkey/protocol'

/** Whether a smart session can still be used. */
export type SmartSessionStatus = 'active' | 'expired' | 'revoked'

/** [FLG-6] Returns the status of a smart session at a time in ms. One that was revoked stays so. */
export function statusOfSmartSession(
  { expiry, revokedAt }: Pick<SmartSession, 'expiry' | 'revokedAt'>,
  now: number,
): SmartSessionStatus {
  if (revokedAt !== null) return 'revoked'
  return expiry * 1_000 <= now ? 'expired' : 'active'
}
