import type { Namespace, Network } from '@latchkey/protocol'
import type { State } from '../store/State'

/** [NET-6] The networks of a family, the chosen one first: a wallet that has none of its own is where the visitor wants to be. */
export function networksOf(
  { network: { networks, selected } }: State,
  namespace: Namespace,
): readonly Network[] {
  const isChosen = ({ caipNetworkId }: Network) => +(caipNetworkId === selected[namespace])
  return networks
    .filter(({ chainNamespace }) => chainNamespace === namespace)
    .sort((one, other) => isChosen(other) - isChosen(one))
}
