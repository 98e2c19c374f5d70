import { type Latchkey, pairingConnectorId, wantedFamily } from '@latchkey/core'
import type { Namespace } from '@latchkey/protocol'

/**
 * [CON-13] The family of chains that a pairing is asked for first; the session may hold others besides. It is the one
 * that the visitor was led to, else the active one, else one that has no paired wallet yet.
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
