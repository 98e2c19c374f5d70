import { type WalletListing, withoutDoubles } from '@latchkey/core'

/** Distinct wallets, with what's needed to add more. */
export type DistinctWallets = {
  /** The list they came from. */
  readonly source: readonly WalletListing[]
  readonly wallets: readonly WalletListing[]
  readonly taken: ReadonlySet<string | undefined>
}

/** Before the first list. */
export const noDistinctWallets: DistinctWallets = { source: [], wallets: [], taken: new Set() }

/**
 * Removes duplicates. A list that continues the last one, as with each page of the directory, costs only its new
 * part:
 * comparing ten thousand names again would stall scrolling.
 */
export function distinctWallets(before: DistinctWallets, source: readonly WalletListing[]): DistinctWallets {
  const isLonger = before.source.every((wallet, at) => wallet === source[at])
  const known = isLonger ? before : noDistinctWallets
  const taken = new Set(known.taken)
  const added = withoutDoubles(source.slice(known.source.length), taken)
  return { source, wallets: [...known.wallets, ...added], taken }
}
