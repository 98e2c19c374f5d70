import { connect } from '../connect/connect'
import { joinFamilies } from '../connect/joinFamilies'
import { wantedFamily } from '../connect/wantedFamily'
import type { Latchkey } from '../Latchkey'
import { embeddedConnectorId } from './embeddedConnector'
import { finishInFrame } from './finishInFrame'
import { loginMoved } from './transitions'

/**
 * [FRM-15] Connects the families of the embedded wallet after a login: the wanted or active one first, then the others.
 * A wallet that needs a way back, a password or a passkey gets it in the shown frame before. @throws wayBackNeeded,
 * passwordNeeded, vaultLocked, what `connect` throws
 */
export async function finishLogin(latchkey: Latchkey): Promise<void> {
  const { store } = latchkey
  store.send(loginMoved, { step: 'creating' })
  const state = store.getState()
  const wanted = wantedFamily(state)
  const has = (name: string) =>
    state.connect.connectors.some(({ id, chain }) => id === embeddedConnectorId && chain === name)
  const { activeNamespace } = state.network
  const first = wanted ?? (has(activeNamespace) ? activeNamespace : [...latchkey.adapters.keys()].find(has))
  const request = { connectorId: embeddedConnectorId, namespace: first }
  const connection = await connect(latchkey, request).catch(async (cause: unknown) => {
    await finishInFrame(latchkey, cause)
    return connect(latchkey, request)
  })
  store.send(loginMoved, { step: 'connected' })
  // [CON-13] A visitor who was sent to one family gets no other.
  if (!wanted)
    await joinFamilies(latchkey, { connectorId: embeddedConnectorId, namespace: connection.namespace })
}
