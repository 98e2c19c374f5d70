import { loaded } from '@latchkey/protocol'

/** Loads the methods that many sites never use. @throws networkFailure */
export async function loadCalls() {
  return (await loaded(import('./callAnswers'))).callAnswers
}
