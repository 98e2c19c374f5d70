/** Properties nested deeper are dropped. */
const deepest = 6
const mostItems = 50
const longestText = 500

/** Cleans properties from a page for storage: removes what PostgreSQL rejects, and limits depth and length. */
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

/** PostgreSQL rejects null characters and lone surrogates. */
function cleanText(text: string): string {
  return text.slice(0, longestText).replace(/\0|\p{Surrogate}/gu, '')
}
