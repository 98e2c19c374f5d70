import type { ConnectionStatus, Namespace } from '@latchkey/protocol'
import type { State } from '../store/State'
import { activeRow } from './activeRow'

/**
 * [CON-1] Returns `connected` when the namespace has an active row, `connecting` while a wallet is asked or
 * restored.
 */
export function getStatus(
  state: State,
  namespace: Namespace = state.network.activeNamespace,
): ConnectionStatus {
  if (activeRow(state.connect, namespace)) return 'connected'
  const isAsked =
    state.connect.pending[namespace] !== undefined || state.connect.restoring.includes(namespace)
  return isAsked ? 'connecting' : 'disconnected'
}
