import { type Network, rpcInternal, rpcInvalidInput, rpcTransactionRejected } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'

/** Asks a contract. Null if it reverts, has no such function or isn't a contract. @throws requestTimeout, httpStatus, networkFailure */
export async function readContract(
  access: NodeAccess,
  network: Network,
  to: string,
  data: string,
): Promise<string | null> {
  try {
    const answer = await askNode(access, network, { method: 'eth_call', params: [{ to, data }, 'latest'] })
    return typeof answer === 'string' && /^0x([\da-f]{64})+$/i.test(answer) ? answer : null
  } catch (cause) {
    // Nodes report a revert as any of these.
    if ([rpcTransactionRejected, rpcInvalidInput, rpcInternal].some((kind) => kind.is(cause))) return null
    throw cause
  }
}

/** Asks a contract for one number. */
export async function readNumber(
  access: NodeAccess,
  network: Network,
  to: string,
  data: string,
): Promise<bigint | null> {
  const answer = await readContract(access, network, to, data)
  return answer?.length === 66 ? BigInt(answer) : null
}
