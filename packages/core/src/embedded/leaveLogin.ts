import { disconnectWallet } from '../connect/disconnect'
import type { Latchkey } from '../Latchkey'
import { embeddedConnectorId } from './embeddedConnector'

/** Signs out of the embedded wallet. One login holds its families, so all of them leave. Other wallets stay. */
export async function leaveLogin(latchkey: Latchkey): Promise<void> {
  const { connect, network } = latchkey.getState()
  const held = new Set(
    connect.rows
      .filter(({ connectorId }) => connectorId === embeddedConnectorId)
      .map(({ namespace }) => namespace),
  )
  // The active family goes last, so no other family becomes active in between.
  const isActive = held.delete(network.activeNamespace)
  const families = isActive ? [...held, network.activeNamespace] : [...held]
  await Promise.all(families.map((namespace) => disconnectWallet(latchkey, namespace, embeddedConnectorId)))
}
