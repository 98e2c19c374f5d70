import type { FrameLogin } from '@latchkey/protocol'
import type { Context } from 'hono'
import type { FrameServices } from '../../FrameServices'
import { askRecovery } from '../../recovery/askRecovery'
import { tellOfDevice } from '../../recovery/tellOfDevice'
import { findSession } from '../../sessions/findSession'

/**
 * Tells the owner of a wallet about a browser that Farcaster signed in, with a link that ends it. A mail server that is
 * away stops nobody from signing in: the wallet opens automatically only after a notice, see {@link askRecovery}.
 */
export async function tellOfWeakLogin(
  services: FrameServices,
  { token, slots }: Pick<FrameLogin, 'token' | 'slots'>,
  context: Context,
): Promise<void> {
  const { database, log, now } = services
  const session = await findSession(database, now(), token)
  if (!session) return
  try {
    // The page is about to ask for it, and one mail is enough.
    if (slots.some(({ kind }) => kind === 'auto')) await askRecovery(services, session, context)
    else await tellOfDevice(services, { session, context })
  } catch (error) {
    log.warn({ error: String(error) }, 'Could not tell an owner about a login with Farcaster')
  }
}
