import type { Chain } from '../config/chainSchema'
import { refusals } from '../http/refusals'
import type { Nodes } from '../rpc/Nodes'
import { namespaceOf } from './namespaceOf'

/**
 * The chains that are meant: the one that was asked for, else all of the address's namespace but test networks.
 * @throws unsupportedChain, malformedAddress, chainDown
 */
export function chainsFor(nodes: Nodes, address: string, chainId: string | undefined): readonly Chain[] {
  const namespace = namespaceOf(address)
  const chosen = chainId ? [nodes.find(chainId)] : nodes.chains.filter(({ testnet }) => !testnet)
  const chains = chosen.filter(({ id }) => id.startsWith(`${namespace}:`))
  if (chains.length > 0) return chains
  if (chainId) throw refusals.malformedAddress({ address: address.slice(0, 100) })
  throw refusals.chainDown({ chainId: namespace })
}
