import { connectedSocial, email, emailLoginUsed, lastUsedChain, socialUsername } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { Connector } from '../ports/Connector'

/**
 * [CON-4] Removes the stored e-mail or social login when its wallet was disconnected, or when nothing is
 * connected any more.
 */
export function forgetLogin({ getState, storage }: Latchkey, gone: readonly Connector[]): void {
  const { connectors, rows } = getState().connect
  const isGone = gone.some(({ type }) => type === 'AUTH')
  const isLeft = rows.some((row) =>
    connectors.some(({ id, type }) => type === 'AUTH' && id === row.connectorId),
  )
  // One login holds all families: it stays while one of them is connected.
  if (rows.length > 0 && (!isGone || isLeft)) return
  storage.remove(emailLoginUsed)
  storage.remove(email)
  storage.remove(lastUsedChain)
  storage.remove(socialUsername)
  storage.remove(connectedSocial)
}
