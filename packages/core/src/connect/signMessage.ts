import { invalidRequest, type Namespace, notConnected } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { getAccount } from './getAccount'
import { getConnector } from './getConnector'

/** Asks the active account's wallet for a signature. @throws notConnected, invalidRequest, userRejected */
export async function signMessage(latchkey: Latchkey, message: string, wanted?: Namespace): Promise<string> {
  const state = latchkey.getState()
  const { namespace, address, connectorId } = getAccount(state, wanted)
  const connector = connectorId ? getConnector(state, connectorId, namespace) : undefined
  const adapter = latchkey.adapters.get(namespace)
  if (!adapter || !connector || !address) throw notConnected({ namespace })
  // Plain JavaScript may pass anything, and the wallet would show `[object Object]`.
  if (typeof message !== 'string') throw invalidRequest({ reason: 'the message is not a text' })
  return adapter.signMessage({ connector, address, message })
}
