import { noSignInSession } from '@latchkey/protocol'
import type { Services } from '../Services'
import type { ShownToken } from './createTokens'
import type { Session } from './Session'

/** How long the previous token stays valid: for two tabs at once, and for a lost answer. */
const graceMs = 60_000

/** Whether a token is the newest of its session, or was until a moment ago. */
export function isNewest(session: Session, { token }: ShownToken, now: number): boolean {
  const { previousToken, tokenIssuedAt } = session
  return token === session.token || (token === previousToken && now - tokenIssuedAt.getTime() <= graceMs)
}

/**
 * Rejects an expired token that isn't the newest of its session: an old one from a log or backup opens nothing.
 * @throws noSignInSession
 */
export function refuseStale(
  { metrics, now }: Pick<Services, 'metrics' | 'now'>,
  session: Session,
  shown: ShownToken,
): void {
  if (shown.expiresAt.getTime() > now() || isNewest(session, shown, now())) return
  metrics.staleTokens.inc()
  throw noSignInSession({ reason: 'the token is not valid' })
}
