import { getIdentity, type IdentityCache } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import { openGateway } from '../http/openGateway'
import type { Latchkey } from '../Latchkey'
import type { Abilities } from '../ports/ChainAdapter'
import { isServed } from '../rpc/isServed'
import { readThroughGateway } from '../rpc/readThroughGateway'

type Identity = IdentityCache[string]['identity']
type Asked = Parameters<Abilities['getName']>[0]

/**
 * [ACC-1] The name and the picture of an address as the gateway knows them; where it knows no name, serves not the
 * network or fails, the adapter is asked.
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
    const query = { sender: address }
    const { name, avatar } = await openGateway(latchkey).call(getIdentity, { params: { address }, query })
    return { name: name || null, avatar: avatar || null }
  } catch (cause) {
    // The adapter is asked next; a name is an ornament.
    latchkey.logger.info('The gateway did not tell a name', cause)
    return nobody
  }
}
