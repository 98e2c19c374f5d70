import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import { viewPushed, viewReplaced } from '../nav/navTransitions'
import type { ViewEntry } from '../nav/views'

/** The steps of a login or a change of address. One takes the place of the other, so going back leaves them all. */
const steps = /^(EmailVerify|UpdateEmail)/

/** Shows a step of a login, or what the frame draws. */
export function showStep({ store }: Latchkey, entry: ViewEntry): void {
  const isStep = steps.test(currentEntry(store.getState().nav).view) && steps.test(entry.view)
  store.send(isStep ? viewReplaced : viewPushed, entry)
}
