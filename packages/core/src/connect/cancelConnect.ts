import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { connectLeft } from './listTransitions'

/** Stops waiting for a wallet's answer. If the visitor approves in the wallet later, that still connects. */
export function cancelConnect(latchkey: Latchkey, namespace: Namespace): void {
  latchkey.store.send(connectLeft, namespace)
}
