import type { Namespace } from '@latchkey/protocol'
import type { Latchkey } from '../Latchkey'
import { assertFamily } from '../options/assertFamily'
import { cancelConnect } from './cancelConnect'

/** `Latchkey.cancelConnect`. Entries export the action itself, which therefore can't be loaded later. @throws noAdapter */
export function stopConnect(latchkey: Latchkey, namespace: Namespace): void {
  assertFamily(latchkey, namespace)
  cancelConnect(latchkey, namespace)
}
