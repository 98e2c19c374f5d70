import { type Network, rpcTransactionRejected } from '@latchkey/protocol'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'
import { isNormalized } from './isNormalized'
import { readText } from './readText'

/** [ERC-137] The node of a normalised name in the registry, in hexadecimal without 0x. */
function namehash(name: string): string {
  let node = new Uint8Array(32)
  for (const label of name.split('.').reverse()) {
    node = keccak_256(Uint8Array.from([...node, ...keccak_256(new TextEncoder().encode(label))]))
  }
  return Array.from(node, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The address in a contract's answer, in lower case; null for the zero address and anything else. */
function readAddress(answer: unknown): string | null {
  const digits = typeof answer === 'string' ? /^0x0{24}([\da-f]{40})$/i.exec(answer)?.[1] : undefined
  return digits && /[^0]/.test(digits) ? `0x${digits.toLowerCase()}` : null
}

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
