import { type Dispatcher, request } from 'undici'
import { readLimited } from '../http/readLimited'
import { answerTooLarge, nodeFailed } from './errors'

/** What a node answered, as it came. */
export type NodeAnswer = { readonly status: 200 | 400; readonly body: Buffer }

/** How a node is asked. */
export type PostOptions = {
  readonly dispatcher: Dispatcher
  readonly signal: AbortSignal
  readonly mostBytes: number
}

const openingBrackets = ['{'.charCodeAt(0), '['.charCodeAt(0)]

/** Sends one JSON text to one node. @throws nodeFailed, answerTooLarge */
export async function postToNode(url: string, body: string, options: PostOptions): Promise<NodeAnswer> {
  const { dispatcher, signal, mostBytes } = options
  try {
    const answer = await request(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...authorization(url) },
      body,
      dispatcher,
      signal,
    })
    const { statusCode: status } = answer
    if (status !== 200 && status !== 400) {
      // The connection can be used again only once the answer was read.
      await answer.body.dump({ limit: 100_000, signal })
      throw nodeFailed({ reason: `status ${status}` })
    }
    const whole = await readLimited(answer.body, mostBytes)
    if (!whole) throw answerTooLarge({ limit: mostBytes })
    if (!openingBrackets.includes(firstByte(whole))) throw nodeFailed({ reason: 'no JSON' })
    return { status, body: whole }
  } catch (error) {
    if (nodeFailed.is(error) || answerTooLarge.is(error)) throw error
    // The error of the library is left out on purpose: its text names the address of the node.
    throw nodeFailed({ reason: signal.aborted ? 'too late' : 'no connection' })
  }
}

/** The first byte that is no space. */
function firstByte(body: Buffer): number {
  return body.find((byte) => byte > 0x20) ?? 0
}

function authorization(url: string): Record<string, string> {
  const { username, password } = new URL(url)
  if (!username && !password) return {}
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}
