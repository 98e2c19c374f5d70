import { BaseError } from 'viem'
import { nodeRefused } from '../../errors'
import { type EvmNode, openNode } from './openNode'

/** Runs something with a chain's node. @throws nodeRefused */
export async function askNode<Result>(
  node: EvmNode,
  work: (client: ReturnType<typeof openNode>) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(openNode(node))
  } catch (cause) {
    const reason = cause instanceof BaseError ? cause.shortMessage : "it doesn't answer"
    throw nodeRefused({ chain: `eip155:${node.chainId}`, reason }, { cause })
  }
}
