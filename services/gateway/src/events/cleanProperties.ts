/** How deep properties go; what lies deeper is left out. */
const deepest = 6
const mostItems = 100
const longestText = 1_000

/** Properties that a page sent, fit to be kept: what PostgreSQL does not take is gone, and nothing is very deep or long. */
export function cleanProperties(value: unknown, text: (value: string) => string, depth = 0): unknown {
  if (typeof value === 'string') return text(cleanText(value))
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return null
  if (Array.isArray(value))
    return value.slice(0, mostItems).map((item) => cleanProperties(item, text, depth + 1))
  const entries = Object.entries(value).slice(0, mostItems)
  return Object.fromEntries(
    entries.map(([key, item]) => [text(cleanText(key)), cleanProperties(item, text, depth + 1)]),
  )
}

/** PostgreSQL takes neither the zero character nor half of a pair. */
function cleanText(text: string): string {
  return text.slice(0, longestText).replace(/\0|\p{Surrogate}/gu, '')
}
