import { splitCredentials } from '@latchkey/rpc'
import { type Dispatcher, request } from 'undici'
import { readLimited } from '../http/readLimited'
import { answerTooLarge, nodeFailed } from './errors'

/** A node's answer, unchanged. */
export type NodeAnswer = { readonly status: number; readonly body: Buffer }

/** A request to a node. */
export type NodeRequest = {
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  /** The statuses that count as answers; any other means the node failed. */
  readonly statuses: readonly number[]
}

/** How to ask a node. */
export type AskOptions = {
  readonly dispatcher: Dispatcher
  readonly signal: AbortSignal
  readonly mostBytes: number
}

/** Sends one request to one node, without following redirects. @throws nodeFailed, answerTooLarge */
export async function requestNode(
  url: string,
  { method, headers, body, statuses }: NodeRequest,
  { dispatcher, signal, mostBytes }: AskOptions,
): Promise<NodeAnswer> {
  try {
    const { url: place, authorization } = splitCredentials(url)
    const answer = await request(place, {
      method,
      headers: authorization ? { ...headers, authorization } : headers,
      body: body ?? null,
      dispatcher,
      signal,
    })
    const { statusCode: status } = answer
    if (!statuses.includes(status)) {
      // The connection can only be reused after the answer was read.
      await answer.body.dump({ limit: 100_000, signal })
      throw nodeFailed({ reason: `status ${status}` })
    }
    const whole = await readLimited(answer.body, mostBytes)
    if (!whole) throw answerTooLarge({ limit: mostBytes })
    return { status, body: whole }
  } catch (error) {
    if (nodeFailed.is(error) || answerTooLarge.is(error)) throw error
    // Leaves out the library's error on purpose: it names the address of the node.
    throw nodeFailed({ reason: signal.aborted ? 'timed out' : 'no connection' })
  }
}
