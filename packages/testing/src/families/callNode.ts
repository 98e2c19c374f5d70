import * as v from 'valibot'
import { nodeRefused } from '../errors'

const answerSchema = v.union([
  v.object({ error: v.object({ message: v.string() }) }),
  v.object({ result: v.unknown() }),
])

/** Nobody waits longer for a button. */
const patienceMs = 15_000

/** Calls a chain's node. @throws nodeRefused */
export async function callNode(
  chain: string,
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  let answer: v.InferOutput<typeof answerSchema>
  try {
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(patienceMs),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    answer = v.parse(answerSchema, await response.json())
  } catch (cause) {
    throw nodeRefused({ chain, reason: "it doesn't answer" }, { cause })
  }
  if ('error' in answer) throw nodeRefused({ chain, reason: answer.error.message })
  return answer.result
}
