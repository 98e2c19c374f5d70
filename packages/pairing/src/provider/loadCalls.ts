import { networkFailure } from '@latchkey/protocol'

/** What not every site asks for, when it is first asked for. @throws networkFailure */
export async function loadCalls() {
  try {
    return (await import('./callAnswers')).callAnswers
  } catch (cause) {
    // The site's own files can't be reached, or were replaced by a newer version.
    throw networkFailure({}, { cause })
  }
}
