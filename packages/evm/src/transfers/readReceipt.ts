import { isRecord, type Network } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import type { NodeAccess } from '../read/NodeAccess'
import { parseQuantity } from '../read/parseQuantity'

/** Whether a transaction succeeded and what it cost; null while it isn't in a block. @throws malformedAnswer, requestTimeout, httpStatus, networkFailure */
export async function readReceipt(
  access: NodeAccess,
  network: Network,
  hash: string,
): Promise<{ readonly succeeded: boolean; readonly fee: bigint } | null> {
  const method = 'eth_getTransactionReceipt'
  const receipt = await askNode(access, network, { method, params: [hash] })
  if (!isRecord(receipt)) return null
  const numberOf = (name: string) =>
    receipt[name] === undefined || receipt[name] === null ? 0n : parseQuantity(receipt[name], method)
  // Rollups report what they took for their data apart.
  const fee = numberOf('gasUsed') * numberOf('effectiveGasPrice') + numberOf('l1Fee')
  return { succeeded: parseQuantity(receipt.status, method) === 1n, fee }
}
