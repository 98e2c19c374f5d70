import { defineError, type Network } from '@latchkey/protocol'
import { askNode } from '../read/askNode'
import type { Web3Connection } from './WalletAdapter'

/** The connection of a site is to another network than the account. */
const otherConnection = /* @__PURE__ */ defineError(
  'solana/other-connection',
  'The connection is not to {network}, where the account is. Nothing was signed. Switch the network, or pass another connection',
)

/** Checks that a site's connection is to the network that the wallet signs for. @throws otherConnection */
export async function assertSameNetwork(connection: Web3Connection, network: Network): Promise<void> {
  if (network.rpcUrls.default.http.includes(connection.rpcEndpoint)) return
  const genesis = await connection.getGenesisHash()
  // The id of a public network is the start of its first block's hash; a chain of your own may have any id.
  if (network.caipNetworkId === `solana:${genesis.slice(0, 32)}`) return
  if (genesis !== (await askNode(network, { method: 'getGenesisHash', params: [] })))
    throw otherConnection({ network: network.name })
}
