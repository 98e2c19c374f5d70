import { type Call, httpStatus, invalidOption, isLatchkeyError, networkFailure } from '@latchkey/protocol'
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
/** Several times the largest honest answer, and nothing that a phone can't hold. */
const maxBytes = 5_000_000

/** What a client is made with. */
export type HttpClientOptions = {
  readonly host: Host
  /** Where the service is; a path in it stays in front of every call's path. */
  readonly baseUrl: string
  /** Asked at every call, because the client id comes late. */
  readonly identify: () => Identity
  readonly logger: Logger
}

function parseBaseUrl(text: string): URL {
  try {
    const { protocol, host, pathname } = new URL(text)
    if (/^https?:$/.test(protocol)) return new URL(`${protocol}//${host}${pathname}`)
  } catch (cause) {
    throw invalidOption({ option: 'baseUrl', reason: 'no address' }, { cause })
  }
  throw invalidOption({ option: 'baseUrl', reason: 'neither http nor https' })
}

/** [HTTP-1] A client of one service. @throws invalidOption */
export function createHttpClient({ host, baseUrl, identify, logger }: HttpClientOptions): HttpClient {
  const base = parseBaseUrl(baseUrl)

  /** One try: the answer, or how long to wait before the next. */
  const attempt = async (
    contract: Call,
    { url, init }: ReturnType<typeof toRequest>,
    retries: number,
  ): Promise<{ answer: unknown } | { retryInMs: number }> => {
    const response = await host.fetch(url, init)
    // Where something between us and the network has replaced `fetch`, our word on redirects may be lost.
    if (response.redirected) throw networkFailure()
    if (response.ok)
      return { answer: parseAnswer(contract, await readText(response, contract.name, maxBytes)) }

    const { method, idempotent } = contract
    const { status, headers } = response
    const retryInMs = shouldRetry({ status, method, idempotent, retries })
      ? retryDelay({ retryAfter: headers.get('retry-after'), retries, now: host.now() })
      : undefined
    if (retryInMs === undefined) throw httpStatus({ status }, { cause: await readReason(response) })
    // Not the address: it tells whose account is looked at.
    logger.warn(`${contract.name}: HTTP status code ${status}, once more in ${retryInMs} ms`)
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

  // What goes in and comes out was checked against the contract, from which the types follow.
  return { call: call as HttpClient['call'] }
}
