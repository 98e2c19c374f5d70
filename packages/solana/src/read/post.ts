import {
  httpStatus,
  isLatchkeyError,
  malformedAnswer,
  networkFailure,
  requestTimeout,
} from '@latchkey/protocol'
import { readExactJson } from './readExactJson'

/** How long a node may take. */
const timeoutMs = 10_000
/** No answer to what is asked here comes near it. */
const answerLimit = 10_000_000

type Call = { readonly method: string; readonly params: readonly unknown[] }

/** One question to one node; what the node refuses is thrown as it came. @throws httpStatus, requestTimeout, networkFailure, malformedAnswer */
export async function post(url: string, { method, params }: Call): Promise<unknown> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeoutMs)
  let answer: unknown
  try {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const headers = { 'Content-Type': 'application/json' }
    const response = await fetch(url, { method: 'POST', headers, body, signal: limit.signal })
    const text = await response.text()
    if (!response.ok)
      throw httpStatus({ status: response.status }, { cause: response.headers.get('Retry-After') })
    answer = text.length > answerLimit ? null : readExactJson(text)
  } catch (cause) {
    if (isLatchkeyError(cause)) throw cause
    if (cause instanceof SyntaxError) throw malformedAnswer({ what: method }, { cause })
    throw limit.signal.aborted ? requestTimeout({}, { cause }) : networkFailure({}, { cause })
  } finally {
    clearTimeout(timer)
  }
  const { result, error } = Object(answer)
  if (error) throw error
  if (result === undefined) throw malformedAnswer({ what: method })
  return result
}
