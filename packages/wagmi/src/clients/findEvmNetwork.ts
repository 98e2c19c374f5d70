import { findNetwork, getNetwork, type Latchkey } from '@latchkey/core'
import { type Network, type NetworkId, networkNotFound } from '@latchkey/protocol'
import type { Chain } from 'viem'
import { toChain } from './toChain'

/**
 * Returns a network and its chain for viem: the named one, else the one that the EVM wallet is on or the visitor chose.
 * @throws networkNotFound
 */
export function findEvmNetwork(
  latchkey: Latchkey,
  networkId: NetworkId | undefined,
): { readonly network: Network; readonly chain: Chain } {
  const state = latchkey.getState()
  const network = networkId ? findNetwork(state, networkId) : getNetwork(state, 'eip155')?.network
  const chain = network && toChain(network)
  if (!network || !chain) throw networkNotFound({ id: networkId ?? 'eip155' })
  return { network, chain }
}
