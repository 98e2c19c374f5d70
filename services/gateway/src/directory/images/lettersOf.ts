/** The letters that stand for a name: the first of its first two words, `Nova Wallet` as `N`. */
export function lettersOf(name: string): string {
  const words = name.split(/[\s\-–—.:_()/]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  // Half of all names end so; it tells nothing apart.
  const telling = words.filter((word, index) => index === 0 || word.toLowerCase() !== 'wallet')
  const letters = telling.slice(0, 2).map((word) => [...word][0]?.toUpperCase() ?? '')
  return letters.join('') || '?'
}
