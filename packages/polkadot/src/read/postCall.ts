import {
  httpStatus,
  isLatchkeyError,
  kindOfCode,
  malformedAnswer,
  networkFailure,
  requestTimeout,
  rpcInternal,
} from '@latchkey/protocol'

/** [EVM-5] What is waited for an answer in every family. */
const timeoutMs = 10_000
/** No answer to what is asked here comes near it. */
const answerLimit = 10_000_000

/** One question to one node. @throws httpStatus, requestTimeout, networkFailure, malformedAnswer and the kind of the node's own error */
export async function postCall(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), timeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: limit.signal,
    })
    const text = await response.text()
    if (!response.ok) throw httpStatus({ status: response.status })
    return readAnswer(text, method)
  } catch (cause) {
    if (isLatchkeyError(cause)) throw cause
    throw limit.signal.aborted ? requestTimeout({}, { cause }) : networkFailure({}, { cause })
  } finally {
    clearTimeout(timer)
  }
}

function readAnswer(text: string, method: string): unknown {
  const answer = text.length > answerLimit ? null : parse(text)
  if (typeof answer !== 'object' || answer === null) throw malformedAnswer({ what: method })
  const error: unknown = Reflect.get(answer, 'error')
  if (error) {
    const code: unknown = Object(error).code
    throw ((typeof code === 'number' && kindOfCode(code)) || rpcInternal)({}, { cause: error })
  }
  if (!('result' in answer)) throw malformedAnswer({ what: method })
  return answer.result
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not JSON: the caller says that it can't be read.
    return null
  }
}
