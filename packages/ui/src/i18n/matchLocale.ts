/** Returns the first wanted locale on offer: an exact match, then without its last parts, then any of the same language. */
export function matchLocale<Offered extends string>(
  wanted: readonly string[],
  offered: readonly Offered[],
): Offered | undefined {
  for (const want of wanted) {
    const parts = want.toLowerCase().replaceAll('_', '-').split('-')
    for (let length = parts.length; length > 0; length--) {
      const found = offered.find((locale) => locale.toLowerCase() === parts.slice(0, length).join('-'))
      if (found) return found
    }
    const sibling = offered.find((locale) => locale.toLowerCase().split('-')[0] === parts[0])
    if (sibling) return sibling
  }
  return undefined
}
