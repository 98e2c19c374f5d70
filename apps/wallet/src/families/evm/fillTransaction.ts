import { BaseError, type Hex } from 'viem'
import { nodeRefused } from '../../errors'
import { type EvmNode, openNode } from './openNode'
import { toRequest } from './toRequest'
import type { AskedTransaction } from './transactionSchema'

/** Signs a transaction without sending it; what it leaves open, the node fills in. @throws nodeRefused */
export async function fillTransaction(node: EvmNode, asked: AskedTransaction): Promise<Hex> {
  const client = openNode(node)
  try {
    return await client.signTransaction(await client.prepareTransactionRequest(toRequest(asked)))
  } catch (cause) {
    const reason = cause instanceof BaseError ? cause.shortMessage : 'it does not answer'
    throw nodeRefused({ chain: `eip155:${node.chainId}`, reason }, { cause })
  }
}
