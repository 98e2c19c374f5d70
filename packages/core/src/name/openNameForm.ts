import type { Latchkey } from '../Latchkey'
import { createNameActions } from './createNameActions'
import type { NameActions } from './NameActions'

/** Returns what works on the names of an instance, always the same. */
export function openNameForm(latchkey: Latchkey): NameActions {
  latchkey.live.names ??= createNameActions(latchkey)
  return latchkey.live.names
}
