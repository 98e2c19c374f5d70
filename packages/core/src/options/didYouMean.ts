/** Asks for the name that was likely meant: one that begins alike. Small, because it loads before the click. */
export function didYouMean(given: string, names: readonly string[]): string {
  for (let { length } = given; length * 2 > given.length; length -= 1) {
    const name = names.find((other) => other.toLowerCase().startsWith(given.slice(0, length).toLowerCase()))
    if (name) return `Did you mean "${name}"? `
  }
  return ''
}
