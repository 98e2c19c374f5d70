import {
  lastNetwork,
  type Namespace,
  type Network,
  type NetworkId,
  networkNotFound,
  unknownNamespace,
} from '@latchkey/protocol'
import { activeRow } from '../connect/activeRow'
import type { Latchkey } from '../Latchkey'
import { missingAdapter } from '../options/missingAdapter'
import type { NetworkInput } from '../options/Options'
import { toNetwork } from '../options/toNetwork'
import { findNetwork } from './getNetwork'
import { networkFollowed, networksChanged } from './transitions'

/** [NET-4] Adds a network; one with a known id replaces the old one. @throws noAdapter, unknownNamespace */
export function addNetwork(latchkey: Latchkey, namespace: Namespace, input: NetworkInput): Network {
  if (!latchkey.adapters.has(namespace)) throw missingAdapter(latchkey, namespace)
  const network = toNetwork({ ...input, chainNamespace: input.chainNamespace ?? namespace })
  if (network.chainNamespace !== namespace) throw unknownNamespace({ namespace: network.chainNamespace })
  const others = latchkey
    .getState()
    .network.networks.filter(({ caipNetworkId }) => caipNetworkId !== network.caipNetworkId)
  latchkey.store.send(networksChanged, [...others, network])
  return network
}

/** [CON-6] [NET-4] Removes a network; a namespace keeps at least one. @throws noAdapter, networkNotFound, lastNetwork */
export function removeNetwork(latchkey: Latchkey, namespace: Namespace, networkId: NetworkId): void {
  if (!latchkey.adapters.has(namespace)) throw missingAdapter(latchkey, namespace)
  const { networks, selected } = latchkey.getState().network
  if (findNetwork(latchkey.getState(), networkId)?.chainNamespace !== namespace)
    throw networkNotFound({ id: networkId })
  const rest = networks.filter(({ caipNetworkId }) => caipNetworkId !== networkId)
  const next = rest.find(({ chainNamespace }) => chainNamespace === namespace)
  if (!next) throw lastNetwork({ namespace })
  latchkey.store.send(networksChanged, rest)
  // No wallet is on the removed network, so the choice moves to one that is left.
  if (selected[namespace] === networkId && !activeRow(latchkey.getState().connect, namespace))
    latchkey.store.send(networkFollowed, { namespace, networkId: next.caipNetworkId })
}
