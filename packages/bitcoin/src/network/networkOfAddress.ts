import type { Network } from '@latchkey/protocol'
import { type BitcoinNetwork, bitcoinNetworks } from './bitcoinNetworks'
import { isOnNetwork } from './isOnNetwork'

/** The network of an address: the first of the site's if it fits several, null if it can't be told. */
export function networkOfAddress(address: string, networks: readonly Network[]): BitcoinNetwork | null {
  const possible = bitcoinNetworks.filter((network) => isOnNetwork(address, network))
  if (possible.length === 1) return possible[0] ?? null
  const wanted = networks.map(({ caipNetworkId }) => possible.find(({ id }) => id === caipNetworkId))
  return wanted.find((network) => network !== undefined) ?? null
}
