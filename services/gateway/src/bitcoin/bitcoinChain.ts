import type { Chain } from '../config/chainSchema'
import { refusals } from '../http/refusals'
import type { Nodes } from '../rpc/Nodes'

/** The chain of Bitcoin that was asked for. @throws unsupportedChain, also where it is one of another family */
export function bitcoinChain(nodes: Pick<Nodes, 'find'>, chainId: string): Chain {
  const chain = nodes.find(chainId)
  if (!chain.id.startsWith('bip122:')) throw refusals.unsupportedChain({ chainId })
  return chain
}
