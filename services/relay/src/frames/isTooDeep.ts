/** Valid frames have a handful of levels. Parsing a megabyte of brackets takes a third of a second. */
const mostLevels = 32
/** Anything parses quickly up to this length. */
const short = 4_096

/** Whether a JSON text nests deeper than any valid frame; looks at each character once. */
export function isTooDeep(text: string): boolean {
  if (text.length <= short) return false
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) at = endOfString(text, at)
    else if (code === 0x5b || code === 0x7b) depth += 1
    else if (code === 0x5d || code === 0x7d) depth -= 1
    if (depth > mostLevels) return true
  }
  return false
}

/** Returns the position of the closing quote, or the end of the text. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === 0x22) return at
    if (code === 0x5c) at += 1
  }
  return text.length
}
