/** Matches the start of a string, or a number. */
const tokens = /"|[-\d][\d.eE+-]*/g

/**
 * Parses JSON, returning integers of 16 and more digits as strings: Solana nodes send amounts up to 2^64, and numbers
 * are exact only up to 2^53. @throws SyntaxError
 */
export function readExactJson(text: string): unknown {
  if (!/\d{16}/.test(text)) return JSON.parse(text)
  const search = new RegExp(tokens)
  const parts: string[] = []
  let from = 0
  for (let found = search.exec(text); found; found = search.exec(text)) {
    const [token] = found
    if (token === '"') search.lastIndex = endOf(text, found.index)
    else if (/^-?\d{16,}$/.test(token)) {
      parts.push(text.slice(from, found.index), `"${token}"`)
      from = search.lastIndex
    }
  }
  return JSON.parse(parts.join('') + text.slice(from))
}

/** Returns the end of a string literal. A regular expression would fail on long strings. */
function endOf(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let escapes = 0
    while (text[at - 1 - escapes] === '\\') escapes += 1
    if (escapes % 2 === 0) return at + 1
  }
  return text.length
}
