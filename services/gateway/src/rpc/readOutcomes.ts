import { array, number, object, optional, parse, string, union, unknown } from 'valibot'
import { batchRefused, callRefused, nodeFailed } from './errors'
import type { CallOutcome, NodeCall } from './Nodes'

const answerSchema = object({
  id: optional(unknown()),
  result: optional(unknown()),
  error: optional(
    object({ code: optional(number(), 0), message: optional(string(), ''), data: optional(unknown()) }),
  ),
})
const bodySchema = union([array(answerSchema), answerSchema])

/** A provider's rate limit: the call is fine, so another node may answer it. */
const busyNumbers = [-32005, 429]

/** Returns the outcome of each call; their ids are their indexes. @throws nodeFailed, batchRefused */
export function readOutcomes(
  body: Buffer,
  calls: readonly NodeCall[],
  parseText: (text: string) => unknown = JSON.parse,
): CallOutcome[] {
  const answers = readAnswers(body, parseText)
  const refusal = calls.length > 1 && answers.length === 1 ? answers[0]?.error : undefined
  if (refusal && !busyNumbers.includes(refusal.code)) throw batchRefused()
  return calls.map(({ method }, place) => {
    const answer = answers.find(({ id }) => id === place)
    if (!answer) throw nodeFailed({ reason: 'a call was not answered' })
    const { error } = answer
    if (!error) return { ok: true, result: answer.result ?? null }
    if (busyNumbers.includes(error.code)) throw nodeFailed({ reason: 'too busy' })
    const reason = error.message.slice(0, 500)
    const data = revertData(error.data)
    return { ok: false, error: callRefused({ method, number: error.code, reason, data }) }
  })
}

function readAnswers(body: Buffer, parseText: (text: string) => unknown) {
  try {
    const answers = parse(bodySchema, parseText(body.toString()))
    return Array.isArray(answers) ? answers : [answers]
  } catch {
    // The parser's message would quote what the node sent.
    throw nodeFailed({ reason: 'not JSON-RPC' })
  }
}

/** Nodes send revert data as a string, or one level deeper. */
function revertData(data: unknown): string {
  if (typeof data === 'string') return data
  return typeof data === 'object' && data !== null && 'data' in data ? revertData(data.data) : ''
}
