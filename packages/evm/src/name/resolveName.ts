import { checksumAddress, type Network } from '@latchkey/protocol'
import type { NodeAccess } from '../read/NodeAccess'
import { askRegistry, readAddress } from './askRegistry'
import { isNormalized } from './isNormalized'

/** [SND-5] The address of an ENS name, read from the network's registry; null if it has none or isn't normalised. @throws requestTimeout, httpStatus, networkFailure */
export async function resolveName(
  access: NodeAccess,
  { name, network }: { readonly name: string; readonly network: Network },
): Promise<string | null> {
  const asked = name.toLowerCase()
  if (!(await isNormalized(asked))) return null
  const address = readAddress(await askRegistry(access, network, asked, 'addr'))
  return address && checksumAddress(address)
}
