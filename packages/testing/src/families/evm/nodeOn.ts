import { nodeMissing } from '../../errors'
import type { EvmPorts } from './EvmPorts'
import type { EvmNode } from './openNode'

/** The node of a chain, and who sends there. @throws nodeMissing */
export function nodeOn({ account, nodeOf }: EvmPorts, chainId: string): EvmNode {
  const url = nodeOf(chainId)
  if (!url) throw nodeMissing({ chain: chainId })
  return { url, chainId: Number(chainId.split(':')[1]), account }
}
