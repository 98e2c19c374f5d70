import { type Namespace, type Network, type NetworkId, unsupportedNetwork } from '@latchkey/protocol'
import { activeRow } from '../connect/activeRow'
import type { State } from '../store/State'

export type ActiveNetwork = {
  readonly network: Network
  readonly networkId: NetworkId
  /** False when the wallet is on a network that the site does not offer. */
  readonly isSupported: boolean
}

/** A network the site offers, by its id. */
export function findNetwork(state: State, networkId: NetworkId): Network | undefined {
  return state.network.networks.find((network) => network.caipNetworkId === networkId)
}

/** [NET-2] Where a namespace is: the wallet's word once connected, else the choice; unsupported is a value, not a fallback. */
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
