import { getNetwork } from '@latchkey/core'
import type { Namespace, Network, NetworkId } from '@latchkey/protocol'
import { useCallback } from 'react'
import { useInstance } from './useInstance'
import { useSelector } from './useSelector'

/** The visitor's network, and a way to switch. */
export type UseNetwork = {
  readonly network: Network | null
  readonly networkId: NetworkId | null
  readonly chainId: Network['id'] | null
  /** False when the wallet is on a network that the site doesn't support. */
  readonly isSupported: boolean
  readonly isSwitching: boolean
  /** Every network of the site. */
  readonly networks: readonly Network[]
  /** @throws networkNotFound, noAdapter, cannotSwitch, chainNotSupported, userRejected */
  switchNetwork(networkId: NetworkId): Promise<void>
}

/** [NET-2] Returns the network of a namespace, or of the active one. */
export function useNetwork({ namespace }: { readonly namespace?: Namespace } = {}): UseNetwork {
  const latchkey = useInstance()
  const now = useSelector((state) => getNetwork(state, namespace))
  const networks = useSelector((state) => state.network.networks)
  const isSwitching = useSelector((state) => state.network.switching !== null)
  const switchNetwork = useCallback((id: NetworkId) => latchkey.switchNetwork(id), [latchkey])
  return {
    network: now?.network ?? null,
    networkId: now?.networkId ?? null,
    chainId: now?.network.id ?? null,
    isSupported: now?.isSupported ?? true,
    isSwitching,
    networks,
    switchNetwork,
  }
}
