import type { Namespace } from '@latchkey/protocol'
import type { Connector } from '../ports/Connector'
import type { State } from '../store/State'

/** A connector by its id, of one namespace or of any. */
export function getConnector(
  state: State,
  connectorId: string,
  namespace?: Namespace,
): Connector | undefined {
  return state.connect.connectors.find(
    ({ id, chain }) => id === connectorId && (namespace === undefined || chain === namespace),
  )
}
