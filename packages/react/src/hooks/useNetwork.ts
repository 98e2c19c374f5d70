import { getNetworkStatus, type NetworkStatus } from '@latchkey/core'
import type { Namespace, NetworkId } from '@latchkey/protocol'
import { useCallback } from 'react'
import { useInstance } from './useInstance'
import { useSelector } from './useSelector'

/** The visitor's network, and a way to switch. */
export type UseNetwork = NetworkStatus & {
  /** @throws networkNotFound, noAdapter, cannotSwitch, chainNotSupported, userRejected */
  switchNetwork(networkId: NetworkId): Promise<void>
}

/** [NET-2] Returns the network of a namespace, or of the active one. */
export function useNetwork({ namespace }: { readonly namespace?: Namespace } = {}): UseNetwork {
  const latchkey = useInstance()
  const now = useSelector((state) => getNetworkStatus(state, namespace))
  const switchNetwork = useCallback((id: NetworkId) => latchkey.switchNetwork(id), [latchkey])
  return { ...now, switchNetwork }
}
