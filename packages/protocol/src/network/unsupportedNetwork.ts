import { type NetworkId, parseNetworkId } from '../caip/parseNetworkId'
import type { Network } from './Network'

/** [NET-2] What stands for a network that the wallet is on and the site does not know. @throws invalidNetworkId */
export function unsupportedNetwork(id: NetworkId): Network {
  const { namespace, chainId } = parseNetworkId(id)
  return {
    id: namespace === 'eip155' && /^\d{1,15}$/.test(chainId) ? Number(chainId) : chainId,
    caipNetworkId: id,
    chainNamespace: namespace,
    name: 'Unknown Network',
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
  }
}
