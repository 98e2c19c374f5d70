import { getIdentity, type IdentityCache, type NetworkId } from '@latchkey/protocol'
import { cacheLifetimesMs } from '../http/createCache'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import type { Abilities } from '../ports/ChainAdapter'
import { isServed } from '../rpc/isServed'
import { readThroughGateway } from '../rpc/readThroughGateway'

type Identity = IdentityCache[string]['identity']
type Asked = Parameters<Abilities['getName']>[0]

/**
 * [ACC-1] Returns the name and picture of an address from the gateway. If the gateway has no name, doesn't serve the
 * network or fails, asks the adapter.
 * @throws what the adapter throws
 */
export async function fetchIdentity(
  latchkey: Latchkey,
  { address, network }: Asked,
  getName: Abilities['getName'] | undefined,
): Promise<Identity> {
  const known = await askGateway(latchkey, { address, network })
  if (known.name || !getName) return known
  return {
    ...known,
    name: await readThroughGateway(latchkey, network, (network) => getName({ address, network })),
  }
}

async function askGateway(latchkey: Latchkey, { address, network }: Asked): Promise<Identity> {
  const nobody = { name: null, avatar: null }
  try {
    if (!hasGateway(latchkey) || !(await isServed(latchkey, network.caipNetworkId))) return nobody
    return await askOnce(latchkey, address, network.caipNetworkId)
  } catch (cause) {
    // The adapter is asked next, and without a name the address is shown.
    latchkey.logger.info('Could not get a name from the gateway', cause)
    return nobody
  }
}

/** Whether a name has no marks that reorder or break its text: no valid name has them. */
function isShowable(name: string): boolean {
  return name.length <= 255 && !/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u.test(name)
}

/** One request for an address on a network. ENSIP-19: an account may have another name there. */
function askOnce(latchkey: Latchkey, address: string, chainId: NetworkId): Promise<Identity> {
  const { host, live } = latchkey
  live.identities ??= new Map()
  const key = `${chainId}:${address}`
  const asked = live.identities.get(key)
  if (asked && host.now() - asked.at < cacheLifetimesMs.identity) return asked.answer
  const answer = openGateway(latchkey)
    .call(getIdentity, { params: { address }, query: { sender: address, chainId } })
    .then(({ name, avatar }) => ({ name: name && isShowable(name) ? name : null, avatar: avatar || null }))
  live.identities.set(key, { at: host.now(), answer })
  // A failure isn't kept, so the next call tries again.
  answer.catch(() => live.identities?.delete(key))
  return answer
}
