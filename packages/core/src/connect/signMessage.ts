import { invalidRequest, type Namespace, notConnected } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { assertFamily } from '../options/assertFamily'
import type { SignatureOf } from '../ports/FamilyTypes'
import { getAccount } from './getAccount'
import { getConnector } from './getConnector'

/** Asks the active account's wallet for a signature. @throws noAdapter, notConnected, invalidRequest, userRejected */
export async function signMessage<N extends Namespace>(
  latchkey: Latchkey,
  message: string,
  wanted?: N,
): Promise<SignatureOf<N>> {
  if (wanted !== undefined) assertFamily(latchkey, wanted)
  const state = latchkey.getState()
  const { namespace, address, connectorId } = getAccount(state, wanted)
  const connector = connectorId ? getConnector(state, connectorId, namespace) : undefined
  const adapter = latchkey.adapters.get(namespace)
  if (!adapter || !connector || !address) throw notConnected({ namespace })
  // Plain JavaScript may pass anything, and the wallet would show `[object Object]`.
  if (typeof message !== 'string') throw invalidRequest({ reason: 'the message is not a text' })
  // The adapter has checked it.
  return (await adapter.signMessage({ connector, address, message })) as SignatureOf<N>
}
