import type { ConnectionStatus, Namespace } from '@latchkey/protocol'
import type { State } from '../store/State'
import { activeRow } from './activeRow'

/** [CON-1] Connected when a row speaks for the namespace, connecting while one is asked for or looked for. */
export function getStatus(
  state: State,
  namespace: Namespace = state.network.activeNamespace,
): ConnectionStatus {
  if (activeRow(state.connect, namespace)) return 'connected'
  const isAsked =
    state.connect.pending[namespace] !== undefined || state.connect.restoring.includes(namespace)
  return isAsked ? 'connecting' : 'disconnected'
}
