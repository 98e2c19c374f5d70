import { type Dispatcher, request } from 'undici'
import { readLimited } from '../http/readLimited'
import { answerTooLarge, nodeFailed } from './errors'

/** What a node answered, as it came. */
export type NodeAnswer = { readonly status: number; readonly body: Buffer }

/** What is sent to a node. */
export type NodeRequest = {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** The statuses that are answers; with any other the node has failed. */
  readonly statuses: readonly number[]
}

/** How a node is asked. */
export type AskOptions = {
  readonly dispatcher: Dispatcher
  readonly signal: AbortSignal
  readonly mostBytes: number
}

/** Sends one request to one node, and follows it nowhere else. @throws nodeFailed, answerTooLarge */
export async function requestNode(
  url: string,
  { method, headers, body, statuses }: NodeRequest,
  { dispatcher, signal, mostBytes }: AskOptions,
): Promise<NodeAnswer> {
  try {
    const answer = await request(url, {
      method,
      headers: { ...headers, ...authorization(url) },
      body: body ?? null,
      dispatcher,
      signal,
    })
    const { statusCode: status } = answer
    if (!statuses.includes(status)) {
      // The connection can be used again only once the answer was read.
      await answer.body.dump({ limit: 100_000, signal })
      throw nodeFailed({ reason: `status ${status}` })
    }
    const whole = await readLimited(answer.body, mostBytes)
    if (!whole) throw answerTooLarge({ limit: mostBytes })
    return { status, body: whole }
  } catch (error) {
    if (nodeFailed.is(error) || answerTooLarge.is(error)) throw error
    // The error of the library is left out on purpose: its text names the address of the node.
    throw nodeFailed({ reason: signal.aborted ? 'too late' : 'no connection' })
  }
}

function authorization(url: string): Record<string, string> {
  const { username, password } = new URL(url)
  if (!username && !password) return {}
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}
