import type { Namespace } from '@latchkey/protocol'
import type { Connector } from '../ports/Connector'
import type { State } from '../store/State'

/** Finds a connector by its id, in one namespace or in any. */
export function getConnector(
  state: State,
  connectorId: string,
  namespace?: Namespace,
): Connector | undefined {
  return state.connect.connectors.find(
    ({ id, chain }) => id === connectorId && (namespace === undefined || chain === namespace),
  )
}
