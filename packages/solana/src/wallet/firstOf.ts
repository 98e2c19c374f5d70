import { fieldsOf, walletMalformed } from '@latchkey/protocol'

/** The outputs of a standard feature, one for each input. @throws walletMalformed */
export function outputsOf(
  answer: unknown,
  what: string,
  count: number,
): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(answer) || answer.length !== count) throw walletMalformed({ what })
  return answer.map(fieldsOf)
}

/** The output for a single input. @throws walletMalformed */
export function firstOf(answer: unknown, what: string): Readonly<Record<string, unknown>> {
  const [first = {}] = outputsOf(answer, what, 1)
  return first
}
