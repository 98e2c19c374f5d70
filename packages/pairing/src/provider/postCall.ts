import { httpStatus, malformedAnswer, networkFailure, requestTimeout } from '@latchkey/protocol'
import { isRecord } from '../message/isRecord'
import type { ProviderContext } from './ProviderContext'

const limitMs = 15_000

/** One JSON-RPC call over HTTP; gives the whole answer. @throws httpStatus, networkFailure, requestTimeout, malformedAnswer */
export async function postCall(
  context: Pick<ProviderContext, 'fetch'>,
  url: string,
  call: { readonly method: string; readonly params: unknown },
  init: RequestInit = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { method, params } = call
  let response: Response
  try {
    response = await context.fetch(url, {
      ...init,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(limitMs),
    })
  } catch (cause) {
    const isLate = cause instanceof Error && cause.name === 'TimeoutError'
    throw (isLate ? requestTimeout : networkFailure)({}, { cause })
  }
  if (!response.ok) throw httpStatus({ status: response.status })
  try {
    const answer: unknown = await response.json()
    if (isRecord(answer)) return answer
  } catch (cause) {
    throw malformedAnswer({ what: method }, { cause })
  }
  throw malformedAnswer({ what: method })
}
