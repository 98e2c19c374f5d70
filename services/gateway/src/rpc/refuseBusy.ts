import { nodeFailed } from './errors'
import type { NodeAnswer } from './requestNode'

/** Such errors are short, so don't look at anything longer. */
const mostBytes = 1_000

/** Returns an answer unchanged, unless the node only says it is busy: another may not be. @throws nodeFailed */
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
    // Invalid JSON isn't a busy error.
    return false
  }
}
