import { httpStatus, malformedAnswer, requestTimeout, retryStatuses } from '../errors/http'
import { isLatchkeyError } from '../errors/LatchkeyError'
import { noRpcUrl } from '../errors/pairing'
import { fieldsOf } from '../foreign/fieldsOf'
import { networkFailure } from '../http/networkFailure'
import type { Network } from '../network/Network'

/** How often one who failed is asked again; each pause is twice as long as the one before. */
const retries = 3
const firstPauseMs = 150
/** A node may ask for a longer pause, but nobody waits for ever. */
const longestPauseMs = 5_000

/** Numbers by which a node says "not now" rather than "no". */
const passingCodes: readonly unknown[] = [-32005, -32603]

/** What the line or a busy node did may go better the next time. */
function isPassing(cause: unknown): boolean {
  if (httpStatus.is(cause)) return retryStatuses.some((status) => status === cause.values.status)
  if (networkFailure.is(cause) || requestTimeout.is(cause)) return true
  return isLatchkeyError(cause) && passingCodes.includes(fieldsOf(cause.cause).code)
}

function pauseOf(round: number, cause: unknown): number {
  const { retryAfter } = fieldsOf(httpStatus.is(cause) ? cause.cause : null)
  const asked = typeof retryAfter === 'string' ? Number(retryAfter) * 1000 : Number.NaN
  return Math.min(longestPauseMs, asked >= 0 ? asked : firstPauseMs * 2 ** round)
}

/**
 * Asks the addresses that the site has named for a network, one after the other, and nobody else. What a node refuses
 * for good stays refused; one that can't be understood or has not the thing may have a neighbour that can and has.
 * @throws noRpcUrl and what `ask` throws
 */
export async function askNodes<Answer>(
  network: Network,
  ask: (url: string) => Promise<Answer>,
): Promise<Answer> {
  const urls = network.rpcUrls.default.http
  if (urls.length === 0) throw noRpcUrl({ chainId: network.id })
  for (let count = 0; ; count += 1) {
    try {
      return await ask(urls[count % urls.length] ?? '')
    } catch (cause) {
      const isUntried = count + 1 < urls.length
      const mayGoOn = isUntried && (httpStatus.is(cause) || malformedAnswer.is(cause))
      if (!mayGoOn && !(isPassing(cause) && (isUntried || count < retries))) throw cause
      const round = Math.floor(count / urls.length)
      // The next one has done nothing wrong yet; only who was asked before is given time.
      if (!isUntried) await new Promise((resolve) => setTimeout(resolve, pauseOf(round, cause)))
    }
  }
}
