/** Returns the initials of the first two words of a name, `Nova Wallet` as `N`. */
export function lettersOf(name: string): string {
  const words = name.split(/[\s\-–—.:_()/]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  // Half of all names end in "Wallet", which tells nothing apart.
  const telling = words.filter((word, index) => index === 0 || word.toLowerCase() !== 'wallet')
  const letters = telling.slice(0, 2).map((word) => [...word][0]?.toUpperCase() ?? '')
  return letters.join('') || '?'
}
