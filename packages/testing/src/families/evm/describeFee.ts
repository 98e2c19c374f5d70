import { formatEther } from 'viem'
import { fundsMissing } from '../../errors'
import type { Detail } from '../Task'
import { askNode } from './askNode'
import { coinOf } from './coinOf'
import type { EvmNode } from './openNode'
import { toRequest } from './toRequest'
import type { AskedTransaction } from './transactionSchema'

/** What a transaction will cost at most, by the chain's node; one that would fail is refused here already. @throws nodeRefused, fundsMissing */
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
    { kind: 'fact', label: 'Fee at most', value: `${formatEther(fee)} ${coinOf(`eip155:${node.chainId}`)}` },
  ]
}
