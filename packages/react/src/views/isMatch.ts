/** Removes accents and case, to match however it's typed. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Whether a name matches a search: it contains each word. */
export function isMatch(name: string, query: string): boolean {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return words.every((word) => plain(name).includes(word))
}
