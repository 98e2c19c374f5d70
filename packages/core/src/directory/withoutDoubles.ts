import type { WalletListing } from './WalletListing'

/** Reduces a name to what people compare: "Rabby" is "Rabby Wallet". */
export function plainName(name: string): string {
  const plain = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  return plain.replace(/wallet$/, '') || plain || name
}

/**
 * [CON-8] Removes duplicates by id, reverse-DNS name or name; a wallet that can be connected always stays.
 * `taken` holds the marks of earlier wallets and gets the new ones, so a longer list can continue.
 */
export function withoutDoubles(
  listings: readonly WalletListing[],
  taken: Set<string | undefined> = new Set(),
): readonly WalletListing[] {
  return listings.filter(({ id, rdns, name, connectorId }) => {
    // A wallet's mobile app counts as the wallet itself.
    const marks = [id, rdns?.replace(/\.mobile$/, ''), plainName(name)].filter(Boolean)
    const isNew = connectorId !== undefined || !marks.some((mark) => taken.has(mark))
    for (const mark of marks) taken.add(mark)
    return isNew
  })
}
