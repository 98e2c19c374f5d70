import type { Latchkey } from '../Latchkey'
import { createSendActions } from './createSendActions'
import type { SendActions } from './SendActions'
import { startSend } from './startSend'

/** Returns what works on the form of an instance, always the same. */
export function openForm(latchkey: Latchkey): SendActions {
  const live = startSend(latchkey)
  live.actions ??= createSendActions(latchkey)
  return live.actions
}
