/**
 * Returns the text of a JSON object's `id`, unchanged. JSON.parse has already accepted the text, so nothing is checked
 * here; as there, the last of several counts.
 */
export function rawIdOf(text: string): string | undefined {
  let found: string | undefined
  let depth = 0
  let key: string | undefined
  for (let at = 0; at < text.length; ) {
    const char = text.charAt(at)
    if (char === '"') {
      const end = endOfString(text, at)
      const isKey = depth === 1 && key === undefined && /^\s*:/.test(text.slice(end, end + 100))
      if (isKey) key = JSON.parse(text.slice(at, end)) as string
      at = end
      continue
    }
    if (char === '{' || char === '[') depth += 1
    if (char === '}' || char === ']') depth -= 1
    if (char === ',' && depth === 1) key = undefined
    if (depth === 1 && key === 'id' && /[-\d]/.test(char)) {
      found = /^[-+.\deE]+/.exec(text.slice(at, at + 100))?.[0]
      at += found?.length ?? 1
      continue
    }
    at += 1
  }
  return found
}

function endOfString(text: string, start: number): number {
  let at = start + 1
  while (text.charAt(at) !== '"') at += text.charAt(at) === '\\' ? 2 : 1
  return at + 1
}
