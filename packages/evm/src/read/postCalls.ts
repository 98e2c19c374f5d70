import { httpStatus, networkFailure } from '@latchkey/protocol'
import { type RequestLimits, sendRequest } from '@latchkey/rpc'
import type { NodeCall } from './NodeAccess'

/**
 * Sends calls to a node in one request, each with its position as its id, and returns the parsed answer.
 * @throws httpStatus with the node's Retry-After as cause, requestTimeout, networkFailure, malformedAnswer
 */
export async function postCalls(
  url: string,
  calls: readonly NodeCall[],
  limits: Omit<RequestLimits, 'what'> = {},
): Promise<unknown> {
  const body = JSON.stringify(calls.map(({ method, params }, id) => ({ jsonrpc: '2.0', id, method, params })))
  const headers = { 'Content-Type': 'application/json' }
  const what = calls[0]?.method ?? 'batch'
  // [EVM-5] 10 s is the default.
  const { response, text } = await sendRequest(url, { method: 'POST', headers, body }, { ...limits, what })
  if (!response.ok)
    throw httpStatus({ status: response.status }, { cause: response.headers.get('Retry-After') })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw networkFailure({}, { cause })
  }
}
