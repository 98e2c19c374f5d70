import { type Latchkey, pairingConnectorId, wantedFamily } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'

/**
 * [CON-13] Returns the family to pair first; the session may hold others. It's the one the visitor came for, else
 * the
 * active one, else one without a paired wallet.
 */
export function familyToPair({ adapters, getState }: Latchkey): Namespace {
  const state = getState()
  const { activeNamespace } = state.network
  const wanted = wantedFamily(state)
  if (wanted && adapters.has(wanted)) return wanted
  const isFree = (namespace: Namespace) =>
    adapters.has(namespace) &&
    state.connect.rows.every((row) => row.namespace !== namespace || row.connectorId !== pairingConnectorId)
  const all = [activeNamespace, ...adapters.keys()]
  return all.find(isFree) ?? all.find((namespace) => adapters.has(namespace)) ?? activeNamespace
}
