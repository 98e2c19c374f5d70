import { noSignInSession } from '@latchkey/protocol'
import type { Services } from '../Services'
import type { ShownToken } from './createTokens'
import type { Session } from './Session'

/** How long the token before the newest is still renewed: for two tabs at once, and for an answer that was lost. */
const graceMs = 60_000

/**
 * The session with a token that is good for a while. A token whose time is over is renewed only where it is the newest of
 * its session: an old one, from a log or a backup, opens nothing. @throws noSignInSession
 */
export async function renewSession(
  { config, signIn, metrics, now }: Pick<Services, 'config' | 'signIn' | 'metrics' | 'now'>,
  session: Session,
  shown: ShownToken,
): Promise<Session> {
  if (shown.expiresAt.getTime() <= now() && !isNewest(session, shown.token, now())) {
    metrics.staleTokens.inc()
    throw noSignInSession({ reason: 'the token is not valid' })
  }
  // The last twelfth of its time, five minutes of an hour: until then all tabs share one token.
  const earlyMs = (config.GATEWAY_SIGN_IN_TOKEN_MINUTES * 60_000) / 12
  const { tokenExpiresAt, expiresAt } = session
  // One that is good to the end of the session can't be bettered.
  const isGood = tokenExpiresAt >= expiresAt || tokenExpiresAt.getTime() - now() > earlyMs
  const renewed = isGood ? session : await signIn.sessions.rotate(session)
  if (!renewed) throw noSignInSession({ reason: 'it has ended' })
  return renewed
}

function isNewest({ token, previousToken, tokenIssuedAt }: Session, shown: string, now: number): boolean {
  return shown === token || (shown === previousToken && now - tokenIssuedAt.getTime() <= graceMs)
}
