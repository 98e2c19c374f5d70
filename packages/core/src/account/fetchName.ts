import { type IdentityCache, identityCache, type Namespace } from '@latchkey/protocol'
import { getAccount } from '../connect/getAccount'
import { cacheLifetimesMs, createCache } from '../http/createCache'
import type { Latchkey } from '../Latchkey'
import { getNetwork } from '../network/getNetwork'
import { lazy } from '../ports/lazy'
import { detailsLearnt } from './transitions'

/** Only sites with a gateway load it. */
const fetchIdentity = /* @__PURE__ */ lazy(async () => (await import('./fetchIdentity')).fetchIdentity)

/**
 * [ACC-8] Looks up the account's name and picture, in families that have names and not on a test network. After a
 * failure the address is shown.
 */
export async function fetchName(latchkey: Latchkey, wanted?: Namespace): Promise<void> {
  const state = latchkey.getState()
  const { namespace, address, caipAddress } = getAccount(state, wanted)
  const now = getNetwork(state, namespace)
  const { can, traits } = latchkey.adapters.get(namespace) ?? {}
  const getName = can?.getName
  const isAsked = traits?.names && now?.isSupported && !now.network.testnet
  if (!isAsked || !address || !caipAddress) return
  const { storage, host, options } = latchkey
  const lifetimeMs = cacheLifetimesMs.identity
  const cache = createCache({ storage, item: identityCache, lifetimeMs, now: host.now })
  const learn = ({ name: profileName, avatar: profileImage }: IdentityCache[string]['identity']) =>
    latchkey.store.send(detailsLearnt, { caipAddress, details: { profileName, profileImage } })
  const known = cache.get(caipAddress)
  if (known) return learn(known.identity)
  const asked = { address, network: now.network }
  try {
    const identity = options.gateway
      ? await fetchIdentity(latchkey, asked, getName)
      : { name: (await getName?.(asked)) ?? null, avatar: null }
    cache.set(caipAddress, { address, identity })
    learn(identity)
  } catch (cause) {
    // Without a name the address is shown, and the next call tries again.
    latchkey.logger.info('Could not read the name', cause)
  }
}
