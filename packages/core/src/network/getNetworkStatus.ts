import type { Namespace, Network, NetworkId } from '@latchkey/protocol'
import type { State } from '../store/State'
import { getNetwork } from './getNetwork'

/** The visitor's network as hooks and bindings give it. */
export type NetworkStatus = {
  readonly network: Network | null
  readonly networkId: NetworkId | null
  readonly chainId: Network['id'] | null
  /** False when the wallet is on a network that the site doesn't support. */
  readonly isSupported: boolean
  readonly isSwitching: boolean
  /** Every network of the site. */
  readonly networks: readonly Network[]
}

/** [NET-2] Returns the network of a namespace, or of the active one, and the networks to choose from. */
export function getNetworkStatus(state: State, namespace?: Namespace): NetworkStatus {
  const now = getNetwork(state, namespace)
  return {
    network: now?.network ?? null,
    networkId: now?.networkId ?? null,
    chainId: now?.network.id ?? null,
    isSupported: now?.isSupported ?? true,
    isSwitching: state.network.switching !== null,
    networks: state.network.networks,
  }
}
