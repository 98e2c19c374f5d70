import {
  httpStatus,
  isLatchkeyError,
  malformedAnswer,
  type Network,
  noRpcUrl,
  retryStatuses,
} from '@latchkey/protocol'
import { loaded } from '../loaded'
import { post } from './post'

/** How often a failed question is asked again; each pause is twice as long as the one before. */
const retries = 3
const firstPauseMs = 150

/** Numbers by which a node says "not now" rather than "no". */
const passingCodes: readonly unknown[] = [-32005, -32603]

/** A refusal stays one; what the line or a busy node did may go better the next time. */
function mayGoBetter(cause: unknown): boolean {
  if (httpStatus.is(cause)) return retryStatuses.some((status) => status === cause.values.status)
  if (isLatchkeyError(cause)) return !malformedAnswer.is(cause)
  return passingCodes.includes(Object(cause).code)
}

/** What the node asks for, else twice as long each time. */
function pauseOf(count: number, cause: unknown): number {
  const asked = httpStatus.is(cause) ? Number(cause.cause || Number.NaN) : Number.NaN
  return asked >= 0 ? asked * 1000 : firstPauseMs * 2 ** count
}

/** One question to the nodes that the site has named for a network, one after the other, and to nobody else. @throws noRpcUrl, requestTimeout, httpStatus, networkFailure, malformedAnswer */
export async function askNode(
  network: Network,
  call: { readonly method: string; readonly params: readonly unknown[] },
): Promise<unknown> {
  const urls = network.rpcUrls.default.http
  if (urls.length === 0) throw noRpcUrl({ chainId: network.id })
  for (let count = 0; ; count += 1) {
    try {
      return await post(urls[count % urls.length] ?? '', call)
    } catch (cause) {
      if (count < retries && mayGoBetter(cause)) {
        await new Promise((resolve) => setTimeout(resolve, pauseOf(count, cause)))
        continue
      }
      const { fromNodeError } = await loaded(import('../errors/fromNodeError'))
      throw fromNodeError(cause)
    }
  }
}
