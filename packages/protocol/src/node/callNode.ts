import { malformedAnswer } from '../errors/http'
import type { LatchkeyError } from '../errors/LatchkeyError'
import { fieldsOf } from '../foreign/fieldsOf'
import { loaded } from '../http/loaded'
import { fetchText } from './fetchText'

/** A question of JSON-RPC. */
export type RpcCall = { readonly method: string; readonly params: readonly unknown[] }

/** How a family reads what its nodes answer; JSON and the standard's numbers unless told. */
export type RpcReading = {
  readonly parse?: (text: string) => unknown
  readonly toKind?: (error: unknown) => LatchkeyError | Promise<LatchkeyError>
}

/** Loaded when it is needed: most questions are answered. */
async function usualKind(error: unknown): Promise<LatchkeyError> {
  const { fromNode } = await loaded(import('./fromNode'))
  return fromNode(error)
}

/** One question of JSON-RPC to one node. @throws what `fetchText` throws, and the kind of the node's own error */
export async function callNode(
  url: string,
  { method, params }: RpcCall,
  reading: RpcReading = {},
): Promise<unknown> {
  const { parse = JSON.parse, toKind = usualKind } = reading
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const headers = { 'Content-Type': 'application/json' }
  const text = await fetchText(url, { method: 'POST', headers, body }, method)
  let answer: unknown
  try {
    answer = parse(text)
  } catch (cause) {
    throw malformedAnswer({ what: method }, { cause })
  }
  const { result, error } = fieldsOf(answer)
  if (error) throw await toKind(error)
  if (result === undefined) throw malformedAnswer({ what: method })
  return result
}
