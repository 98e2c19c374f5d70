import { identityCache, nameCache } from '@latchkey/protocol'
import { detailsLearnt } from '../account/transitions'
import { cacheLifetimesMs, createCache } from '../http/createCache'
import type { Latchkey } from '../Latchkey'

/** An account that has just got a name. */
type Named = { readonly name: string; readonly address: string; readonly caipAddress: string }

/** [NAM-2] Stores the name of an account, so that it's shown on each of its networks and after a reload. */
export function keepName(latchkey: Latchkey, { name, address, caipAddress }: Named): void {
  const { store, storage, host, live } = latchkey
  const [family] = caipAddress.split(':', 1)
  const { byAddress } = store.getState().account
  const cache = createCache({
    storage,
    item: identityCache,
    lifetimeMs: cacheLifetimesMs.identity,
    now: host.now,
  })
  const known = [...Object.keys(byAddress), ...Object.keys(storage.get(identityCache))].filter(
    (each) => each.startsWith(`${family}:`) && each.endsWith(`:${address}`),
  )
  for (const each of new Set([caipAddress, ...known])) {
    const avatar = byAddress[each]?.profileImage ?? null
    store.send(detailsLearnt, { caipAddress: each, details: { profileName: name } })
    cache.set(each, { address, identity: { name, avatar } })
  }
  const avatar = byAddress[caipAddress]?.profileImage ?? null
  live.identities?.set(address, { at: host.now(), answer: Promise.resolve({ name, avatar }) })
  // The next look at the account's names asks the gateway.
  createCache({ storage, item: nameCache, lifetimeMs: cacheLifetimesMs.names, now: host.now }).remove(address)
}
