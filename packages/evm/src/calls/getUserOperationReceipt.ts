import {
  malformedAnswer,
  networkFailure,
  requestTimeout,
  userOperationReceiptFailed,
} from '@latchkey/protocol'

const timeoutMs = 10_000

async function post(url: string, body: unknown): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError'
    throw (isTimeout ? requestTimeout : networkFailure)({}, { cause })
  }
}

/** [EVM-4] The bundler's whole JSON-RPC answer on a user operation. @throws userOperationReceiptFailed, requestTimeout, networkFailure, malformedAnswer */
export async function getUserOperationReceipt(request: {
  readonly hash: string
  readonly bundlerUrl: string
}): Promise<unknown> {
  const method = 'eth_getUserOperationReceipt'
  const response = await post(request.bundlerUrl, { jsonrpc: '2.0', id: 1, method, params: [request.hash] })
  if (!response.ok) throw userOperationReceiptFailed({ status: response.status })
  try {
    return await response.json()
  } catch (cause) {
    throw malformedAnswer({ what: method }, { cause })
  }
}
