import { blindExplanation } from './blindExplanation'
import type { Explanation } from './Explanation'
import { showText } from './showText'
import { textIn } from './textIn'

/** Longer than any honest message that is for reading. */
const longest = 20_000

/**
 * Explains a plain message to sign: it's its text. Bytes that aren't text, or nothing, are `blind`, since nobody can
 * tell what they mean to a contract.
 */
export function explainMessage(message: Uint8Array | string | undefined): Explanation {
  const text = typeof message === 'string' ? message : message && textIn(message)
  if (!text) return blindExplanation
  // Line breaks are the only invisible signs that a message needs.
  const shown = text.slice(0, longest).replace(/[^\r\n]+/g, (line) => showText(line))
  return {
    ...blindExplanation,
    lines: [{ kind: 'message', text: shown }],
    warnings: [],
    seen: { decoded: true },
  }
}
