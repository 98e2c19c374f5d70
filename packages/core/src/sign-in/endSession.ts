import { parseNetworkId } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { askKey } from './askKey'
import { toSignInError } from './failSignIn'
import { getSignIn } from './getSignIn'
import { removeSessions } from './removeSessions'
import { accountsAsked, signedOut, signInRefused } from './signInTransitions'

/** How long the site may take to end a session. */
const endLimitMs = 15_000

/**
 * Ends the current session and all others of its account. The state holds a failure.
 * @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient
 */
export async function endSession(latchkey: Latchkey): Promise<void> {
  const { live, signer } = await getSignIn(latchkey)
  const { signIn } = latchkey.getState()
  if (!signIn?.session) return
  const { session } = signIn
  const { chainId, accountAddress: address } = session.data
  latchkey.store.send(accountsAsked, [askKey(signIn, signer)])
  try {
    const { namespace } = parseNetworkId(chainId)
    await live.change(endLimitMs, () => removeSessions(latchkey, live, { namespace, address }))
    if (latchkey.getState().signIn?.session === session) latchkey.store.send(signedOut, null)
    live.wakeAt(null)
    // The stored sessions decide.
    live.note('elsewhere')
  } catch (error) {
    latchkey.logger.error('Could not end a session', error)
    if (latchkey.getState().signIn?.session === session)
      latchkey.store.send(signInRefused, { status: 'signed-in', failure: toSignInError(error) })
  }
}
