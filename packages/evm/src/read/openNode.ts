import {
  httpStatus,
  isLatchkeyError,
  malformedAnswer,
  networkFailure,
  requestTimeout,
  retryStatuses,
} from '@latchkey/protocol'
import { httpOptions, type NodeTransport, retryOptions } from './NodeAccess'

type Call = Parameters<NodeTransport['request']>[0]
type Answer = { readonly id?: unknown; readonly result?: unknown; readonly error?: unknown }
type Waiting = {
  readonly call: Call
  resolve(answer: Answer | undefined): void
  reject(cause: unknown): void
}

/** Error codes that mean "try later" rather than "no". */
const passingCodes: readonly unknown[] = [-1, -32005, -32603]
/** No expected answer is nearly as large. */
const answerLimit = 10_000_000

/** [EVM-5] Whether a retry may help: after a network failure or a busy node, but not after a rejection. */
function mayGoBetter(cause: unknown): boolean {
  if (httpStatus.is(cause)) return retryStatuses.some((status) => status === cause.values.status)
  if (isLatchkeyError(cause)) return !malformedAnswer.is(cause)
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return typeof code !== 'number' || passingCodes.includes(code)
}

/** One request to a node. @throws httpStatus, requestTimeout, networkFailure */
async function post(url: string, calls: readonly Call[]): Promise<unknown> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), httpOptions.timeout)
  try {
    const body = JSON.stringify(
      calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params })),
    )
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body, signal: limit.signal })
    const text = await response.text()
    if (!response.ok)
      throw httpStatus({ status: response.status }, { cause: response.headers.get('Retry-After') })
    return text.length > answerLimit ? null : JSON.parse(text)
  } catch (cause) {
    if (isLatchkeyError(cause)) throw cause
    throw limit.signal.aborted ? requestTimeout({}, { cause }) : networkFailure({}, { cause })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * [EVM-5] One node. Simultaneous calls share a request, and a failed one is retried.
 * Written by hand, since viem's transport weighs as much as the rest of connecting. Several nodes of a network use
 * viem's transport (`rankedTransport`).
 */
export function openNode(url: string): NodeTransport {
  let queue: Waiting[] = []

  const flush = async () => {
    const batch = queue
    queue = []
    if (batch.length === 0) return
    try {
      const answers = await post(
        url,
        batch.map(({ call }) => call),
      )
      const list: readonly (Answer | null)[] | undefined = Array.isArray(answers) ? answers : undefined
      // A node without batch support answers with one error for all calls.
      for (const [index, { resolve }] of batch.entries())
        resolve(
          list
            ? (list.find((answer) => answer?.id === index) ?? undefined)
            : ((answers ?? undefined) as Answer | undefined),
        )
    } catch (cause) {
      for (const { reject } of batch) reject(cause)
    }
  }

  const askOnce = async (call: Call): Promise<unknown> => {
    const answer = await new Promise<Answer | undefined>((resolve, reject) => {
      queue.push({ call, resolve, reject })
      if (queue.length === 1) setTimeout(() => void flush(), 0)
      else if (queue.length === httpOptions.batch.batchSize) void flush()
    })
    if (answer?.error) throw answer.error
    if (answer?.result === undefined) throw malformedAnswer({ what: call.method })
    return answer.result
  }

  const ask = async (call: Call, count = 0): Promise<unknown> => {
    try {
      return await askOnce(call)
    } catch (cause) {
      if (count >= retryOptions.retryCount || !mayGoBetter(cause)) throw cause
      await new Promise((resolve) => setTimeout(resolve, delayOf(count, cause)))
      return ask(call, count + 1)
    }
  }

  return { request: (call) => ask(call) }
}

/** [EVM-5] How long to wait: what the node asks for, else twice as long each time. */
function delayOf(count: number, cause: unknown): number {
  const asked = httpStatus.is(cause) ? Number(cause.cause || Number.NaN) : Number.NaN
  return asked >= 0 ? asked * 1000 : retryOptions.retryDelay * 2 ** count
}
