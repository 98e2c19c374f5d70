import { isLatchkeyError, malformedAnswer, retryStatuses } from '@latchkey/protocol'
import { HttpRequestError, withRetry } from 'viem'
import { getHttpRpcClient } from 'viem/utils'
import { httpOptions } from './httpOptions'
import type { NodeTransport } from './NodeTransport'
import { retryOptions } from './retryOptions'

type Call = Parameters<NodeTransport['request']>[0]
type Answer = { readonly result?: unknown; readonly error?: unknown }
type Waiting = {
  readonly call: Call
  resolve(answer: Answer | undefined): void
  reject(cause: unknown): void
}

/** Numbers by which a node says "not now" rather than "no". */
const passingCodes: readonly unknown[] = [-1, -32005, -32603]

/** [EVM-5] A refusal stays one; what the line or a busy node did may go better the next time. */
function mayGoBetter(cause: unknown): boolean {
  if (cause instanceof HttpRequestError && cause.status)
    return (retryStatuses as readonly number[]).includes(cause.status)
  if (isLatchkeyError(cause)) return false
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined
  return typeof code !== 'number' || passingCodes.includes(code)
}

/** [EVM-5] How long to wait: what the node asks for, else twice as long each time. */
function delayOf(count: number, cause: unknown): number {
  const asked = cause instanceof HttpRequestError ? cause.headers?.get('Retry-After') : undefined
  return asked && /^\d+$/.test(asked) ? Number(asked) * 1000 : retryOptions.retryDelay * 2 ** count
}

/**
 * [EVM-5] One node, over viem's own client for JSON-RPC; the questions of one moment share a request.
 * viem's whole transport brings an error class for every code along, which our own kinds stand for already.
 */
export function openNode(url: string): NodeTransport {
  const client = getHttpRpcClient(url, { timeout: httpOptions.timeout })
  let queue: Waiting[] = []

  const flush = async () => {
    const batch = queue
    queue = []
    if (batch.length === 0) return
    try {
      const body = batch.map(({ call }, id) => ({ id, method: call.method, params: call.params }))
      const answers: unknown = await client.request({ body })
      const list: readonly (Answer & { id?: unknown })[] = Array.isArray(answers) ? answers : []
      // A node that can't take a batch answers with one error for all of it.
      for (const [index, { resolve }] of batch.entries())
        resolve(Array.isArray(answers) ? list.find(({ id }) => id === index) : (answers as Answer))
    } catch (cause) {
      for (const { reject } of batch) reject(cause)
    }
  }

  const enqueue = (call: Call) =>
    new Promise<Answer | undefined>((resolve, reject) => {
      queue.push({ call, resolve, reject })
      if (queue.length === 1) setTimeout(() => void flush(), 0)
      else if (queue.length === httpOptions.batch.batchSize) void flush()
    })

  const askOnce = async (call: Call): Promise<unknown> => {
    const answer = await enqueue(call)
    if (answer?.error) throw answer.error
    if (answer?.result === undefined) throw malformedAnswer({ what: call.method })
    return answer.result
  }

  return {
    request: (call) =>
      withRetry(() => askOnce(call), {
        delay: ({ count, error }) => delayOf(count, error),
        retryCount: retryOptions.retryCount,
        shouldRetry: ({ error }) => mayGoBetter(error),
      }),
  }
}
