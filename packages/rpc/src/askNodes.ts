import {
  fieldsOf,
  httpStatus,
  isLatchkeyError,
  malformedAnswer,
  type Network,
  networkFailure,
  noRpcUrl,
  requestTimeout,
  retryStatuses,
} from '@latchkey/protocol'

const retries = 3
/** The pause before the first retry; each further pause is twice as long. */
const firstPauseMs = 150
/** A node may ask for a longer pause, but a visitor is waiting. */
const longestPauseMs = 5_000

/** JSON-RPC codes for "not now" rather than "no": limit exceeded, internal error. */
const temporaryCodes: readonly unknown[] = [-32005, -32603]

function isTemporary(cause: unknown): boolean {
  if (httpStatus.is(cause)) return retryStatuses.some((status) => status === cause.values.status)
  if (networkFailure.is(cause) || requestTimeout.is(cause)) return true
  return isLatchkeyError(cause) && temporaryCodes.includes(fieldsOf(cause.cause).code)
}

function pauseMs(round: number, cause: unknown): number {
  const { retryAfter } = fieldsOf(httpStatus.is(cause) ? cause.cause : null)
  const wanted = typeof retryAfter === 'string' ? Number(retryAfter) * 1000 : Number.NaN
  return Math.min(longestPauseMs, wanted >= 0 ? wanted : firstPauseMs * 2 ** round)
}

/**
 * Asks the nodes that the site configured for a network, one after another, until one answers. A busy node is asked
 * again; a final error is thrown at once. @throws noRpcUrl and what `ask` throws
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
      // Another node may have what this one lacks or garbles.
      const mayTryNext = isUntried && (httpStatus.is(cause) || malformedAnswer.is(cause))
      if (!mayTryNext && !(isTemporary(cause) && (isUntried || count < retries))) throw cause
      const round = Math.floor(count / urls.length)
      if (!isUntried) await new Promise((resolve) => setTimeout(resolve, pauseMs(round, cause)))
    }
  }
}
