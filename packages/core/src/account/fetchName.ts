import { getAccount } from '../connect/getAccount'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { detailsLearnt } from './transitions'

/** [ACC-8] Looks for the account's name: only in the EVM family and not on a test network. A failure leaves the address. */
export async function fetchName(latchkey: Latchkey): Promise<void> {
  const state = latchkey.getState()
  const { namespace, address, caipAddress, details } = getAccount(state)
  const now = getNetwork(state, namespace)
  const getName = latchkey.adapters.get(namespace)?.can.getName
  const isAsked =
    namespace === 'eip155' && now?.isSupported && !now.network.testnet && details.profileName === undefined
  if (!isAsked || !getName || !address || !caipAddress) return
  try {
    const profileName = await getName({ address, network: now.network })
    latchkey.store.send(detailsLearnt, { caipAddress, details: { profileName } })
  } catch (cause) {
    // Names are an ornament: without one the address is shown, and the next look tries again.
    latchkey.logger.info('The name could not be read', cause)
  }
}
