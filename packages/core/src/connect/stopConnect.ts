import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { cancelConnect } from './cancelConnect'

/** `Latchkey.cancelConnect`. Entries export the action itself, which therefore can't be loaded later. */
export function stopConnect(latchkey: Latchkey, namespace: Namespace): void {
  cancelConnect(latchkey, namespace)
}
