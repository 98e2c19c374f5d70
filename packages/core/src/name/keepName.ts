import { identityCache, type NameRecord, nameCache, toCoinType } from '@latchkey/protocol'
import { detailsLearnt } from '../account/transitions'
import { cacheLifetimesMs, createCache } from '../http/createCache'
import type { Latchkey } from '../Latchkey'

/** An account that has just got a name. */
type Named = { readonly record: NameRecord; readonly address: string; readonly caipAddress: string }

/** ENSIP-19: the coin type of all EVM chains. */
const anyChain = 0x8000_0000

/** Whether a name leads to an account on a network. A smart account has its name only where it signed. */
function isNamed({ addresses }: NameRecord, caipAddress: string): boolean {
  // Some of these were in the storage, so they may be anything.
  const [, chainId, own] = caipAddress.split(':')
  const id = Number(chainId)
  const types = Number.isInteger(id) && id >= 0 && id < 2 ** 31 ? [toCoinType(id), anyChain] : []
  return types.some((type) => addresses[type]?.address.toLowerCase() === own?.toLowerCase())
}

/** [NAM-2] Stores the name of an account, to show it on each network where it leads there, and after a reload. */
export function keepName(latchkey: Latchkey, { record, address, caipAddress }: Named): void {
  const { store, storage, host, live } = latchkey
  const { name } = record
  const { byAddress } = store.getState().account
  const cache = createCache({
    storage,
    item: identityCache,
    lifetimeMs: cacheLifetimesMs.identity,
    now: host.now,
  })
  const [family] = caipAddress.split(':', 1)
  const others = [...Object.keys(byAddress), ...Object.keys(storage.get(identityCache))].filter(
    (each) => each.startsWith(`${family}:`) && each.endsWith(`:${address}`) && isNamed(record, each),
  )
  for (const each of new Set([caipAddress, ...others])) {
    const identity = { name, avatar: byAddress[each]?.profileImage ?? null }
    store.send(detailsLearnt, { caipAddress: each, details: { profileName: name } })
    cache.set(each, { address, identity })
    live.identities?.set(each, { at: host.now(), answer: Promise.resolve(identity) })
  }
  // The next look at the account's names asks the gateway.
  createCache({ storage, item: nameCache, lifetimeMs: cacheLifetimesMs.names, now: host.now }).remove(address)
}
