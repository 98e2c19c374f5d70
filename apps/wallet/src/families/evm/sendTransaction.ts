import { BaseError, type Hex } from 'viem'
import { nodeRefused } from '../../errors'
import { type EvmNode, openNode } from './openNode'
import { toRequest } from './toRequest'
import type { AskedTransaction } from './transactionSchema'

/** Signs a transaction and hands it to the chain. @throws nodeRefused */
export async function sendTransaction(node: EvmNode, asked: AskedTransaction): Promise<Hex> {
  try {
    return await openNode(node).sendTransaction(toRequest(asked))
  } catch (cause) {
    const reason = cause instanceof BaseError ? cause.shortMessage : 'it does not answer'
    throw nodeRefused({ chain: `eip155:${node.chainId}`, reason }, { cause })
  }
}
