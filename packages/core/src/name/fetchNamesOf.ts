import { getProfilesOf, httpStatus, nameCache, namesOfAddressFailed } from '@latchkey/protocol'
import { cacheLifetimesMs, createCache } from '../http/createCache'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'

/**
 * [NAM-4] [HTTP-5] Returns the names that an address has at the operator, with their zones. An answer is used for five
 * minutes. @throws namesOfAddressFailed
 */
export async function fetchNamesOf(latchkey: Latchkey, address: string): Promise<readonly string[]> {
  const { storage, host } = latchkey
  const cache = createCache({
    storage,
    item: nameCache,
    lifetimeMs: cacheLifetimesMs.names,
    now: host.now,
  })
  const known = cache.get(address)
  if (known) return known.ens.map(({ name }) => name)
  try {
    const query = { sender: address, apiVersion: '2' } as const
    const ens = await openGateway(latchkey).call(getProfilesOf, { params: { address }, query })
    // Only names are kept: an account without one may get one in another tab.
    if (ens.length > 0) cache.set(address, { address, ens })
    return ens.map(({ name }) => name)
  } catch (cause) {
    if (httpStatus.is(cause) && cause.values.status === 404) return []
    throw namesOfAddressFailed({}, { cause })
  }
}
