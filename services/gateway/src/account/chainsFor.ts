import type { Chain } from '../config/chainSchema'
import { refusals } from '../http/refusals'
import type { Nodes } from '../rpc/Nodes'
import { isAddressOf } from './isAddressOf'
import { namespaceOf } from './namespaceOf'

/**
 * Returns the requested chain, or all chains of the address except test networks. @throws unsupportedChain,
 * malformedAddress (also for another network's address), chainDown
 */
export function chainsFor(nodes: Nodes, address: string, chainId: string | undefined): readonly Chain[] {
  const namespace = namespaceOf(address)
  const chosen = chainId ? [nodes.find(chainId)] : nodes.chains.filter(({ testnet }) => !testnet)
  const related = chosen.filter(({ id }) => id.startsWith(`${namespace}:`))
  const chains = related.filter((chain) => isAddressOf(chain, address))
  if (chains.length > 0) return chains
  if (chainId || related.length > 0) throw refusals.malformedAddress({ address: address.slice(0, 100) })
  throw refusals.chainDown({ chainId: namespace })
}
