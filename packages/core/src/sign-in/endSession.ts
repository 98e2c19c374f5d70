import { parseNetworkId } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { askKey } from './askKey'
import { getFlow } from './getFlow'
import { removeSessions } from './removeSessions'
import { signedOut, signInRefused } from './signInTransitions'

/** How long the site may take to end a session. */
const endLimitMs = 15_000

/**
 * Ends the session that counts, and all others of its account. A failure is told in the state.
 * @throws signInNotEnabled, noActiveAddress, noActiveNetwork, noConnectionClient
 */
export async function endSession(latchkey: Latchkey): Promise<void> {
  const { flow, signer } = await getFlow(latchkey)
  const session = latchkey.getState().signIn?.session
  if (!session) return
  const { chainId, accountAddress: address } = session.data
  flow.asked.add(askKey(flow, signer))
  try {
    const { namespace } = parseNetworkId(chainId)
    await flow.change(endLimitMs, () => removeSessions(latchkey, flow, { namespace, address }))
    if (latchkey.getState().signIn?.session === session) latchkey.store.send(signedOut, null)
    flow.wakeAt(null)
    // What is stored decides, here as elsewhere.
    flow.note('elsewhere')
  } catch (error) {
    latchkey.logger.error('A session was not ended', error)
    if (latchkey.getState().signIn?.session === session)
      latchkey.store.send(signInRefused, { status: 'signed-in', failure: flow.toKind(error) })
  }
}
