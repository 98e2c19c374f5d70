import { type Network, rpcTransactionRejected } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'
import { isNormalized } from './isNormalized'
import { namehash } from './namehash'
import { readAddress } from './readAddress'
import { readText } from './readText'

/** The first four bytes of the hashes of `resolver(bytes32)`, `name(bytes32)` and `addr(bytes32)`. */
const selectors = { resolver: '0x0178b8bf', name: '0x691f3431', addr: '0x3b3b57de' }

/** [ACC-8] The account's ENS name if it resolves back to the account, else null; read from the network's registry only. @throws requestTimeout, httpStatus, networkFailure */
export async function getName(
  access: NodeAccess,
  { address, network }: { readonly address: string; readonly network: Network },
): Promise<string | null> {
  const registry = network.contracts?.ensRegistry?.address
  if (!registry) return null
  const read = async (to: string, data: string) => {
    try {
      return await askNode(access, network, { method: 'eth_call', params: [{ to, data }, 'latest'] })
    } catch (cause) {
      // Anyone can register any contract as a resolver; one that can't answer has no name.
      if (rpcTransactionRejected.is(cause)) return null
      throw cause
    }
  }
  const ask = async (node: string, selector: string) => {
    const resolver = readAddress(await read(registry, selectors.resolver + node))
    return resolver && read(resolver, selector + node)
  }
  const owner = address.toLowerCase()
  const name = readText(await ask(namehash(`${owner.slice(2)}.addr.reverse`), selectors.name))
  // Anyone can claim any name for their address; only the name's own record proves it.
  if (!name || !(await isNormalized(name))) return null
  return readAddress(await ask(namehash(name), selectors.addr)) === owner ? name : null
}
