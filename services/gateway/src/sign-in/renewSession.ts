import { noSignInSession } from '@latchkey/protocol'
import type { Services } from '../Services'
import type { ShownToken } from './createTokens'
import { isNewest, refuseStale } from './refuseStale'
import type { Session } from './Session'

/**
 * Returns the session with a fresh token; nothing for a token that isn't the newest, which stays valid until it
 * expires but can't be renewed. @throws noSignInSession
 */
export async function renewSession(
  services: Pick<Services, 'config' | 'signIn' | 'metrics' | 'now'>,
  session: Session,
  shown: ShownToken,
): Promise<Session | undefined> {
  const { config, signIn, now } = services
  refuseStale(services, session, shown)
  if (!isNewest(session, shown, now())) return undefined
  // The last twelfth of its life, five minutes of an hour: until then all tabs share one token.
  const earlyMs = (config.GATEWAY_SIGN_IN_TOKEN_MINUTES * 60_000) / 12
  const { tokenExpiresAt, expiresAt } = session
  // A token that lasts until the end of the session needs no renewal.
  const isGood = tokenExpiresAt >= expiresAt || tokenExpiresAt.getTime() - now() > earlyMs
  const renewed = isGood ? session : await signIn.sessions.rotate(session)
  if (!renewed) throw noSignInSession({ reason: 'the session has ended' })
  return renewed
}
