import { embeddedConnectorId } from '../embedded/embeddedConnector'
import type { Latchkey } from '../Latchkey'
import type { Connector } from '../ports/Connector'
import { clearLogin } from './clearLogin'

/**
 * [CON-4] Removes the stored e-mail or social login when its wallet was disconnected, or when nothing is
 * connected any more. One login holds all families, so it stays while one of them is connected.
 */
export function forgetLogin({ getState, storage }: Latchkey, gone: readonly Connector[]): void {
  const { rows } = getState().connect
  const isGone = gone.some(({ type }) => type === 'AUTH')
  const isLeft = rows.some(({ connectorId }) => connectorId === embeddedConnectorId)
  if (rows.length === 0 || (isGone && !isLeft)) clearLogin(storage)
}
