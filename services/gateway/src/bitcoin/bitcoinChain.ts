import type { Chain } from '../config/chainSchema'
import { refusals } from '../http/refusals'
import type { Nodes } from '../rpc/Nodes'

/** Returns the requested Bitcoin chain. @throws unsupportedChain, also for a chain of another family */
export function bitcoinChain(nodes: Pick<Nodes, 'find'>, chainId: string): Chain {
  const chain = nodes.find(chainId)
  if (!chain.id.startsWith('bip122:')) throw refusals.unsupportedChain({ chainId })
  return chain
}
