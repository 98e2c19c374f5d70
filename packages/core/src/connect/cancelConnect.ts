import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { connectLeft } from './listTransitions'

/**
 * The visitor walks away from a question that the wallet has not answered. Nothing waits any longer, but a
 * later yes in the wallet still connects: the visitor gave it.
 */
export function cancelConnect(latchkey: Latchkey, namespace: Namespace): void {
  const { pending, failure } = latchkey.getState().connect
  if (pending[namespace] !== undefined || failure?.namespace === namespace)
    latchkey.store.send(connectLeft, namespace)
}
