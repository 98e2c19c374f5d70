import { connectedSocial, email, emailLoginUsed, lastUsedChain, socialUsername } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import type { Connector } from '../ports/Connector'

/**
 * [CON-4] Removes the stored e-mail or social login when its wallet was disconnected, or when nothing is
 * connected any more.
 */
export function forgetLogin({ getState, storage }: Latchkey, gone: readonly Connector[]): void {
  if (getState().connect.rows.length > 0 && gone.every(({ type }) => type !== 'AUTH')) return
  storage.remove(emailLoginUsed)
  storage.remove(email)
  storage.remove(lastUsedChain)
  storage.remove(socialUsername)
  storage.remove(connectedSocial)
}
