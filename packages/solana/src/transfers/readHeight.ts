import type { Network } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import { parseAmount } from '../read/parseAmount'

/** How many blocks the chain has, as seen by one node or as it can no longer change. @throws malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function readHeight(network: Network, commitment: 'processed' | 'finalized'): Promise<bigint> {
  const method = 'getBlockHeight'
  return parseAmount(await askNode(network, { method, params: [{ commitment }] }), method)
}
