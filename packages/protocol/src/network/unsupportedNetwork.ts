import type { Namespace } from '../caip/namespaces'
import type { NetworkId } from '../caip/parseNetworkId'
import type { Network } from './Network'

/** [NET-2] Returns a placeholder for a network that the wallet is on but the site doesn't support. */
export function unsupportedNetwork(id: NetworkId): Network {
  const at = id.indexOf(':')
  // The type guarantees a namespace before the first colon.
  const namespace = id.slice(0, at) as Namespace
  const chainId = id.slice(at + 1)
  return {
    id: namespace === 'eip155' && /^\d{1,15}$/.test(chainId) ? Number(chainId) : chainId,
    caipNetworkId: id,
    chainNamespace: namespace,
    name: 'Unknown Network',
    nativeCurrency: { name: '', symbol: '', decimals: 0 },
    rpcUrls: { default: { http: [] } },
  }
}
