import { type Network, rpcTransactionRejected } from '@latchkey/protocol'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'

/** [ERC-137] The node of a normalised name in the registry, in hexadecimal without 0x. */
function namehash(name: string): string {
  let node = new Uint8Array(32)
  for (const label of name.split('.').reverse()) {
    node = keccak_256(Uint8Array.from([...node, ...keccak_256(new TextEncoder().encode(label))]))
  }
  return Array.from(node, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The address in a contract's answer, in lower case; null for the zero address and anything else. */
export function readAddress(answer: unknown): string | null {
  const digits = typeof answer === 'string' ? /^0x0{24}([\da-f]{40})$/i.exec(answer)?.[1] : undefined
  return digits && /[^0]/.test(digits) ? `0x${digits.toLowerCase()}` : null
}

/** The first four bytes of the hashes of `resolver(bytes32)`, `name(bytes32)` and `addr(bytes32)`. */
const selectors = { resolver: '0x0178b8bf', name: '0x691f3431', addr: '0x3b3b57de' }

/** Asks the resolver of a name for one of its records. Null if the network has no registry or the name no resolver. @throws requestTimeout, httpStatus, networkFailure */
export async function askRegistry(
  access: NodeAccess,
  network: Network,
  name: string,
  record: 'name' | 'addr',
): Promise<unknown> {
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
  const node = namehash(name)
  const resolver = readAddress(await read(registry, selectors.resolver + node))
  return resolver && read(resolver, selectors[record] + node)
}
