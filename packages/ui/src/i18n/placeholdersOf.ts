/** Returns the names in braces in a text, sorted; a translation must have the same ones as its source. */
export function placeholdersOf(text: string): readonly string[] {
  return Array.from(text.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '').sort()
}
