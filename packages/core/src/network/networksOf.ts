import type { Namespace, Network } from '@latchkey/protocol'
import type { State } from '../store/State'

/** [NET-6] The networks of a family, the visitor's choice first: a wallet without a network of its own starts there. */
export function networksOf(
  { network: { networks, selected } }: State,
  namespace: Namespace,
): readonly Network[] {
  const isChosen = ({ caipNetworkId }: Network) => +(caipNetworkId === selected[namespace])
  return networks
    .filter(({ chainNamespace }) => chainNamespace === namespace)
    .sort((one, other) => isChosen(other) - isChosen(one))
}
