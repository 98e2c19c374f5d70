import { fieldsOf, httpStatus, isLatchkeyError, malformedAnswer, retryStatuses } from '@latchkey/protocol'

/** [EVM-5] */
const retries = 3
/** [EVM-5] The first pause; each further one is twice as long. */
const firstPauseMs = 150
/** A node may ask for a longer pause, but a visitor is waiting. */
const longestPauseMs = 5_000
/** Error codes that mean "try later" rather than "no". */
const passingCodes: readonly unknown[] = [-1, -32005, -32603]

/** [EVM-5] Whether a retry may help: after a network failure or a busy node, but not after a rejection. */
function mayGoBetter(cause: unknown): boolean {
  if (httpStatus.is(cause)) return retryStatuses.some((status) => status === cause.values.status)
  if (isLatchkeyError(cause)) return !malformedAnswer.is(cause)
  const { code } = fieldsOf(cause)
  return typeof code !== 'number' || passingCodes.includes(code)
}

/** [EVM-5] How long to wait: what the node asks for within reason, else twice as long each time. */
function pauseMs(count: number, cause: unknown): number {
  const asked = httpStatus.is(cause) ? Number(cause.cause || Number.NaN) * 1000 : Number.NaN
  return Math.min(longestPauseMs, asked >= 0 ? asked : firstPauseMs * 2 ** count)
}

/** [EVM-5] Asks, and asks again after a failure that may pass. @throws what `ask` throws */
export async function withRetries<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let count = 0; ; count += 1) {
    try {
      return await ask()
    } catch (cause) {
      if (count >= retries || !mayGoBetter(cause)) throw cause
      await new Promise((resolve) => setTimeout(resolve, pauseMs(count, cause)))
    }
  }
}
