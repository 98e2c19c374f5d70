import { noSignInSession } from '@latchkey/protocol'
import type { Services } from '../Services'
import type { ShownToken } from './createTokens'
import { isNewest } from './isNewest'
import type { Session } from './Session'

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
