import { fieldsOf, type LatchkeyError, loaded, malformedAnswer } from '@latchkey/protocol'
import { fetchText } from './fetchText'
import type { RequestLimits } from './sendRequest'

/** A JSON-RPC method and its parameters. */
export type RpcCall = { readonly method: string; readonly params: unknown }

/** How to send a call and how to read the answer. */
export type CallOptions = Omit<RequestLimits, 'what'> & {
  /** Extra settings for `fetch`, such as `credentials`. */
  readonly init?: RequestInit
  /** Parses the body; defaults to `JSON.parse`. */
  readonly parse?: (text: string) => unknown
  /** Turns the node's error into one of ours; defaults to the standard JSON-RPC codes. */
  readonly toError?: (error: unknown) => LatchkeyError | Promise<LatchkeyError>
}

/** Loaded on the first error: most calls succeed. */
async function fromStandardCode(error: unknown): Promise<LatchkeyError> {
  const { fromNodeError } = await loaded(import('./fromNodeError'))
  return fromNodeError(error)
}

/** Sends a JSON-RPC call to one node and returns the whole answer, which may be an error. @throws what `fetchText` throws */
export async function postCall(
  url: string,
  { method, params }: RpcCall,
  { init, parse = JSON.parse, ...limits }: CallOptions = {},
): Promise<Readonly<Record<string, unknown>>> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'Content-Type': 'application/json' }
  const text = await fetchText(url, { ...init, method: 'POST', headers, body }, { ...limits, what: method })
  try {
    const answer: unknown = parse(text)
    if (typeof answer === 'object' && answer !== null && !Array.isArray(answer)) return fieldsOf(answer)
  } catch (cause) {
    throw malformedAnswer({ what: method }, { cause })
  }
  throw malformedAnswer({ what: method })
}

/** Sends a JSON-RPC call to one node and returns its result. @throws what `fetchText` throws, and the node's error */
export async function callNode(url: string, call: RpcCall, options: CallOptions = {}): Promise<unknown> {
  const { toError = fromStandardCode, ...sending } = options
  const { result, error } = await postCall(url, call, sending)
  if (error) throw await toError(error)
  if (result === undefined) throw malformedAnswer({ what: call.method })
  return result
}
