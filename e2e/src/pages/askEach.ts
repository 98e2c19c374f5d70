import type { Visit } from '../browser/openVisit'
import { type ViewState, viewStates } from './viewStates'

/** Runs a check on every screen and returns the results that aren't empty. */
export async function askEach(
  visit: Visit,
  ask: (visit: Visit) => Promise<readonly string[]>,
  states: readonly ViewState[] = viewStates,
) {
  const answers: Record<string, readonly string[]> = {}
  for (const { name, show } of states) {
    await show(visit)
    const answer = await ask(visit)
    if (answer.length > 0) answers[name] = answer
  }
  return answers
}
