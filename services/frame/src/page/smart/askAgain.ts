import { networkFailure, requestTimeout } from '@latchkey/protocol'

/** Asks once more if nobody knows whether the question arrived. Only for what has the same effect if it's asked twice. */
export function askAgain<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  return ask().catch((cause: unknown) => {
    if (!networkFailure.is(cause) && !requestTimeout.is(cause)) throw cause
    return ask()
  })
}
