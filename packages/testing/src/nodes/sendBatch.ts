import { nodeFailed } from '../errors'

/** A JSON-RPC call to a node. */
export type NodeCall = { readonly method: string; readonly params: readonly unknown[] }

/** Sends calls in one HTTP request, in order, and returns the results; throws on the first failure. */
export async function sendBatch(url: string, calls: readonly NodeCall[]): Promise<unknown[]> {
  const body = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answers: unknown = await response.json()
  if (!Array.isArray(answers)) throw nodeFailed({ url, method: 'a batch', message: 'no list of answers' })
  return calls.map(({ method }, id) => {
    const answer = answers.find((candidate) => candidate?.id === id)
    if (!answer || answer.error)
      throw nodeFailed({ url, method, message: answer?.error?.message ?? 'no answer' })
    return answer.result
  })
}
