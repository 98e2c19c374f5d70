import { noSignInSession } from '@latchkey/protocol'
import type { Services } from '../Services'
import type { ShownToken } from './createTokens'
import { isNewest } from './isNewest'
import { refuseStale } from './refuseStale'
import type { Session } from './Session'

/**
 * The session with a token that is good for a while; nothing for a token that is not the newest: it is good to its end,
 * but leads to no other. @throws noSignInSession
 */
export async function renewSession(
  services: Pick<Services, 'config' | 'signIn' | 'metrics' | 'now'>,
  session: Session,
  shown: ShownToken,
): Promise<Session | undefined> {
  const { config, signIn, now } = services
  refuseStale(services, session, shown)
  if (!isNewest(session, shown, now())) return undefined
  // The last twelfth of its time, five minutes of an hour: until then all tabs share one token.
  const earlyMs = (config.GATEWAY_SIGN_IN_TOKEN_MINUTES * 60_000) / 12
  const { tokenExpiresAt, expiresAt } = session
  // One that is good to the end of the session can't be bettered.
  const isGood = tokenExpiresAt >= expiresAt || tokenExpiresAt.getTime() - now() > earlyMs
  const renewed = isGood ? session : await signIn.sessions.rotate(session)
  if (!renewed) throw noSignInSession({ reason: 'it has ended' })
  return renewed
}
