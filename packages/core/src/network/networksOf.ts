import type { Namespace, Network } from '@latchkey/protocol'
import type { State } from '../store/State'

/** [NET-6] The networks of a family, the chosen one first: a wallet that has none of its own is where the visitor wants to be. */
export function networksOf({ network }: State, namespace: Namespace): readonly Network[] {
  const own = network.networks.filter(({ chainNamespace }) => chainNamespace === namespace)
  const isChosen = ({ caipNetworkId }: Network) => caipNetworkId === network.selected[namespace]
  return [...own.filter(isChosen), ...own.filter((one) => !isChosen(one))]
}
