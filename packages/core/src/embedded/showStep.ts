import type { Latchkey } from '../Latchkey'
import { currentEntry } from '../nav/currentEntry'
import { viewPushed, viewReplaced } from '../nav/navTransitions'
import { toEntry } from '../nav/views'

/** The steps of a login or a change of address. One takes the place of the other, so going back leaves them all. */
const steps = /^(EmailVerify|UpdateEmail)/

/** Shows a step with its data. @throws unknownView, viewDataMissing */
export function showStep({ store }: Latchkey, view: string, data?: Readonly<Record<string, string>>): void {
  const entry = toEntry(view, data)
  const isStep = steps.test(currentEntry(store.getState().nav).view) && steps.test(view)
  store.send(isStep ? viewReplaced : viewPushed, entry)
}
