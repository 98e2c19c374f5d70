import type { NetworkId } from '@latchkey/protocol'
import { hasGateway } from '../http/hasGateway'
import type { Latchkey } from '../Latchkey'
import { fetchSwapNetworks } from './fetchSwapNetworks'

/** [SWP-1] Returns the site's networks on which its wallets can swap. @throws requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function listSwapNetworks(latchkey: Latchkey): Promise<readonly NetworkId[]> {
  if (!hasGateway(latchkey)) return []
  const served = await fetchSwapNetworks(latchkey)
  const { networks } = latchkey.getState().network
  return networks
    .filter(({ caipNetworkId, chainNamespace }) => {
      return served.has(caipNetworkId) && latchkey.adapters.get(chainNamespace)?.can.swaps
    })
    .map(({ caipNetworkId }) => caipNetworkId)
}
