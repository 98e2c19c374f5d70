import { nodeFailed } from './errors'
import type { NodeAnswer } from './requestNode'

/** No refusal is longer; whatever is needs no look. */
const mostBytes = 1_000

/** An answer as it is, unless the node only says that it has too much to do: another one may have less. @throws nodeFailed */
export function refuseBusy(answer: NodeAnswer): NodeAnswer {
  if (answer.body.byteLength > mostBytes) return answer
  if (/"code"\s*:\s*(-32005|429)\b/.test(answer.body.toString()) && isRefusal(answer.body))
    throw nodeFailed({ reason: 'too busy' })
  return answer
}

function isRefusal(body: Buffer): boolean {
  try {
    const answer: unknown = JSON.parse(body.toString())
    return typeof answer === 'object' && answer !== null && 'error' in answer
  } catch {
    // What is no JSON was no refusal either.
    return false
  }
}
