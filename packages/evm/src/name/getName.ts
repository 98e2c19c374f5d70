import type { Network } from '@latchkey/protocol'
import type { NodeAccess } from '../read/NodeAccess'
import { askRegistry, readAddress } from './askRegistry'
import { isNormalized } from './isNormalized'
import { readText } from './readText'

/** [ACC-8] The account's ENS name if it resolves back to the account, else null; read from the network's registry only. @throws requestTimeout, httpStatus, networkFailure */
export async function getName(
  access: NodeAccess,
  { address, network }: { readonly address: string; readonly network: Network },
): Promise<string | null> {
  const owner = address.toLowerCase()
  const name = readText(await askRegistry(access, network, `${owner.slice(2)}.addr.reverse`, 'name'))
  // Anyone can claim any name for their address; only the name's own record proves it.
  if (!name || !(await isNormalized(name))) return null
  return readAddress(await askRegistry(access, network, name, 'addr')) === owner ? name : null
}
