import { identityCache } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { cacheLifetimesMs } from '../http/cacheLifetimesMs'
import { createCache } from '../http/createCache'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { detailsLearnt } from './transitions'

/** [ACC-8] Looks for the account's name: only in the EVM family and not on a test network. A failure leaves the address. */
export async function fetchName(latchkey: Latchkey): Promise<void> {
  const state = latchkey.getState()
  const { namespace, address, caipAddress } = getAccount(state)
  const now = getNetwork(state, namespace)
  const getName = latchkey.adapters.get(namespace)?.can.getName
  const isAsked = namespace === 'eip155' && now?.isSupported && !now.network.testnet
  if (!isAsked || !getName || !address || !caipAddress) return
  const { storage, host } = latchkey
  const lifetimeMs = cacheLifetimesMs.identity
  const cache = createCache({ storage, item: identityCache, lifetimeMs, now: host.now })
  const learn = (profileName: string | null) =>
    latchkey.store.send(detailsLearnt, { caipAddress, details: { profileName } })
  const known = cache.get(caipAddress)
  if (known) return learn(known.identity.name)
  try {
    const name = await getName({ address, network: now.network })
    cache.set(caipAddress, { address, identity: { name, avatar: null } })
    learn(name)
  } catch (cause) {
    // Names are an ornament: without one the address is shown, and the next look tries again.
    latchkey.logger.info('The name could not be read', cause)
  }
}
