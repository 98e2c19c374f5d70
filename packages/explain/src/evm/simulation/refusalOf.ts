import { errorParts, malformedAnswer } from '@latchkey/protocol'

/** Why a node simulated nothing. */
type Refusal = { readonly refused: 'unsupported' | 'funds' | 'other'; readonly message: string }

/** Reads why a node refused the whole block: the codes of `eth_simulateV1`, else the text. */
export function refusalOf(cause: unknown): Refusal {
  const parts = errorParts(cause)
  const message = parts.find(({ text }) => text)?.text ?? ''
  const has = (wanted: number, text: RegExp) =>
    parts.some(({ code }) => code === wanted) || text.test(message)
  if (has(-38014, /(insufficient|lack of) funds/i)) return { refused: 'funds', message }
  const isMissing =
    malformedAnswer.is(cause) ||
    has(-32601, /not (found|supported|available)|n.t exist|crashed|unknown method/i)
  return { refused: isMissing ? 'unsupported' : 'other', message }
}
