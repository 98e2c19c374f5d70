import type { Latchkey } from '../Latchkey'
import { createOnrampActions } from './createOnrampActions'
import type { OnrampActions } from './OnrampActions'
import { startOnramp } from './startOnramp'

/** Returns what works on the form of an instance, always the same. */
export function openOnrampForm(latchkey: Latchkey): OnrampActions {
  const live = startOnramp(latchkey)
  live.actions ??= createOnrampActions(latchkey)
  return live.actions
}
