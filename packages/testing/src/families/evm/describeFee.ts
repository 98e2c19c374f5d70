import { formatEther } from 'viem'
import { fundsMissing } from '../../errors'
import type { Detail } from '../Task'
import { askNode } from './askNode'
import { coinOf } from './coinOf'
import type { EvmNode } from './openNode'
import { toRequest } from './toRequest'
import type { AskedTransaction } from './transactionSchema'

/**
 * Describes the highest cost of a transaction according to the node; throws if it would fail. @throws nodeRefused,
 * fundsMissing
 */
export async function describeFee(node: EvmNode, asked: AskedTransaction): Promise<readonly Detail[]> {
  const { address } = node.account
  const { fee, balance } = await askNode(node, async (client) => {
    const [{ gas, gasPrice, maxFeePerGas }, funds] = await Promise.all([
      client.prepareTransactionRequest(toRequest(asked)),
      client.getBalance({ address }),
    ])
    return { fee: gas * (maxFeePerGas ?? gasPrice ?? 0n), balance: funds }
  })
  if (fee + (asked.value ?? 0n) > balance) throw fundsMissing({ chain: `eip155:${node.chainId}` })
  return [
    { kind: 'fact', label: 'Maximum fee', value: `${formatEther(fee)} ${coinOf(`eip155:${node.chainId}`)}` },
  ]
}
