import { type Namespace, type Network, type NetworkId, unsupportedNetwork } from '@latchkey/protocol'
import { activeRow } from '../connect/activeRow'
import type { State } from '../store/State'

export type ActiveNetwork = {
  readonly network: Network
  readonly networkId: NetworkId
  /** False when the wallet is on a network that the site doesn't support. */
  readonly isSupported: boolean
}

/** Returns a network of the site by its id. */
export function findNetwork(state: State, networkId: NetworkId): Network | undefined {
  return state.network.networks.find((network) => network.caipNetworkId === networkId)
}

/**
 * [NET-2] Returns the network of a namespace: the wallet's once connected, else the chosen one. An unsupported network
 * is
 * a value, not a fallback.
 */
export function getNetwork(
  state: State,
  namespace: Namespace = state.network.activeNamespace,
): ActiveNetwork | null {
  const networkId =
    activeRow(state.connect, namespace)?.networkId ??
    state.network.selected[namespace] ??
    state.network.networks.find((network) => network.chainNamespace === namespace)?.caipNetworkId
  if (!networkId) return null
  const network = findNetwork(state, networkId)
  return { network: network ?? unsupportedNetwork(networkId), networkId, isSupported: network !== undefined }
}
