const alike: Readonly<Record<string, string>> = { '0': 'o', '1': 'l', i: 'l', '5': 's', '3': 'e', '8': 'b' }
const pairs: Readonly<Record<string, string>> = { rn: 'm', vv: 'w', cl: 'd' }

/**
 * Returns what a label looks like: two labels with the same skeleton can be taken for each other. ENSIP-15 rejects
 * letters of other scripts, but not these.
 */
export function skeletonOf(label: string): string {
  return label
    .toLowerCase()
    .replaceAll('-', '')
    .replace(/[01i538]/g, (letter) => alike[letter] ?? letter)
    .replace(/rn|vv|cl/g, (pair) => pairs[pair] ?? pair)
    .replace(/(.)\1{2,}/g, '$1$1')
}
