import { type Call, httpStatus, isLatchkeyError, networkFailure, wrongOption } from '@latchkey/protocol'
import { readText } from '@latchkey/rpc'
import type { Host } from '../ports/Host'
import type { Logger } from './createLogger'
import type { CallSettings, HttpClient } from './HttpClient'
import { parseAnswer } from './parseAnswer'
import { readReason } from './readReason'
import { retryDelay } from './retryDelay'
import { shouldRetry } from './shouldRetry'
import { type CallValues, type Identity, toRequest } from './toRequest'
import { wait } from './wait'
import { withTimeout } from './withTimeout'

const timeoutMs = 10_000
/** Several times the largest honest answer, and small enough for a phone. */
const maxBytes = 5_000_000

/** Options of a client. */
export type HttpClientOptions = {
  readonly host: Host
  /** The URL of the service; its path comes before each call's path. */
  readonly baseUrl: string
  /** Called for each request, because the client id isn't known at first. */
  readonly identify: () => Identity
  readonly logger: Logger
}

function parseBaseUrl(text: string): URL {
  const { protocol, host, pathname } = URL.canParse(text) ? new URL(text) : new URL('about:blank')
  if (!/^https?:$/.test(protocol)) throw wrongOption('gateway', 'an http or https URL', text)
  return new URL(`${protocol}//${host}${pathname}`)
}

/** [HTTP-1] Creates a client of one service. @throws invalidOption */
export function createHttpClient({ host, baseUrl, identify, logger }: HttpClientOptions): HttpClient {
  const base = parseBaseUrl(baseUrl)

  /** Makes one attempt. Returns the answer, or how long to wait before the next attempt. */
  const attempt = async (
    contract: Call,
    { url, init }: ReturnType<typeof toRequest>,
    retries: number,
  ): Promise<{ answer: unknown } | { retryInMs: number }> => {
    const response = await host.fetch(url, init)
    // A replaced `fetch` may ignore `redirect: 'error'`.
    if (response.redirected) throw networkFailure()
    if (response.ok)
      return { answer: parseAnswer(contract, await readText(response, contract.name, maxBytes)) }

    const { method, idempotent } = contract
    const { status, headers } = response
    const retryInMs = shouldRetry({ status, method, idempotent, retries })
      ? retryDelay({ retryAfter: headers.get('retry-after'), retries, now: host.now() })
      : undefined
    if (retryInMs === undefined) throw httpStatus({ status }, { cause: await readReason(response) })
    // Without the URL, which contains the account.
    logger.warn(`${contract.name}: HTTP status ${status}, retrying in ${retryInMs} ms`)
    return { retryInMs }
  }

  const call = async (contract: Call, input: CallSettings & CallValues = {}): Promise<unknown> => {
    const { signal, cache = 'default', keepalive = false, ...values } = input
    const { url, init } = toRequest(base, contract, { ...values, ...identify() })
    for (let retries = 0; ; retries += 1) {
      const outcome = await withTimeout({ host, ms: timeoutMs, signal }, async (signal) => {
        try {
          return await attempt(contract, { url, init: { ...init, cache, keepalive, signal } }, retries)
        } catch (cause) {
          throw isLatchkeyError(cause) ? cause : networkFailure({}, { cause })
        }
      })
      if ('answer' in outcome) return outcome.answer
      await wait(host, outcome.retryInMs, signal)
    }
  }

  // Input and output were checked against the contract, so the types hold.
  return { call: call as HttpClient['call'] }
}
