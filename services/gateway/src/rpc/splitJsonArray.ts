const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const opening = [0x5b, 0x7b]
const closing = [0x5d, 0x7d]

/**
 * Splits a JSON array into the texts of its items, to pass them on unchanged: parsing and writing them again would
 * alter numbers beyond 2^53, which Solana nodes send. Anything but an array is one item.
 */
export function splitJsonArray(text: string): string[] {
  const whole = text.trim()
  if (!whole.startsWith('[') || !whole.endsWith(']')) return [whole]
  const items: string[] = []
  let depth = 0
  let isQuoted = false
  let start = 1
  for (let at = 0; at < whole.length; at += 1) {
    const code = whole.charCodeAt(at)
    if (isQuoted) {
      if (code === backslash) at += 1
      else if (code === quote) isQuoted = false
    } else if (code === quote) isQuoted = true
    else if (opening.includes(code)) depth += 1
    else if (closing.includes(code)) depth -= 1
    else if (code === comma && depth === 1) {
      items.push(whole.slice(start, at).trim())
      start = at + 1
    }
  }
  const last = whole.slice(start, -1).trim()
  if (last) items.push(last)
  return items
}
