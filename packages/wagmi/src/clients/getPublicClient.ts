import type { Latchkey } from '@latchkey/core'
import { type NetworkId, networkNotFound } from '@latchkey/protocol'
import { type Chain, createPublicClient, type PublicClient, type Transport } from 'viem'
import { findEvmNetwork } from './findEvmNetwork'
import { toTransport } from './toTransport'

/**
 * Returns a client of viem that reads from the nodes of a network: the named one, else the one that the visitor is on.
 * It stays on that network. @throws networkNotFound
 */
export function getPublicClient(
  latchkey: Latchkey,
  { networkId }: { readonly networkId?: NetworkId } = {},
): PublicClient<Transport, Chain> {
  const { network, chain } = findEvmNetwork(latchkey, networkId)
  // A network that the site doesn't have, where the wallet is.
  if (network.rpcUrls.default.http.length === 0) throw networkNotFound({ id: network.caipNetworkId })
  return createPublicClient({ chain, transport: toTransport(network) })
}
