import type { WalletListing } from './WalletListing'

/** A name as people compare it: "Rabby" is "Rabby Wallet". */
export function plainName(name: string): string {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return plain.replace(/wallet$/, '') || plain
}

/**
 * [CON-8] Leaves out whom the list names already, by id, reverse-DNS name or name; what can be connected always stays.
 * Whoever has a longer list to go on with gives what its beginning has `taken`, to which this is added.
 */
export function withoutDoubles(
  listings: readonly WalletListing[],
  taken: Set<string | undefined> = new Set(),
): readonly WalletListing[] {
  return listings.filter(({ id, rdns, name, connectorId }) => {
    // A wallet's app on a phone is the wallet itself.
    const marks = [id, rdns?.replace(/\.mobile$/, ''), plainName(name)].filter(Boolean)
    const isNew = connectorId !== undefined || !marks.some((mark) => taken.has(mark))
    for (const mark of marks) taken.add(mark)
    return isNew
  })
}
