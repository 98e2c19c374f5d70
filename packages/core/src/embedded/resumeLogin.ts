import type { Latchkey } from '../Latchkey'
import { finishLogin } from './finishLogin'
import { runStep } from './runStep'

/**
 * Goes on with a login whose wallet wasn't created yet: the frame still has its session, so no second code is needed.
 * Never throws: a failure is in `state.embedded.error`.
 */
export function resumeLogin(latchkey: Latchkey): Promise<void> {
  return runStep(latchkey, { during: { step: 'creating' }, back: 'idle' }, () => finishLogin(latchkey))
}
