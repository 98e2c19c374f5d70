import { fieldsOf, walletMalformed } from '@latchkey/protocol'

/** The outputs of a feature of the wallet standard, one for each input. @throws walletMalformed */
export function outputsOf(
  answer: unknown,
  what: string,
  count: number,
): readonly Readonly<Record<string, unknown>>[] {
  if (!Array.isArray(answer) || answer.length !== count) throw walletMalformed({ what })
  return answer.map(fieldsOf)
}

/** The one output where there was one input. @throws walletMalformed */
export function firstOf(answer: unknown, what: string): Readonly<Record<string, unknown>> {
  const [first = {}] = outputsOf(answer, what, 1)
  return first
}
