import { type WalletListing, withoutDoubles } from '@latchkey/core'

/** Wallets none of which is there twice, with what it takes to go on with a longer list. */
export type DistinctWallets = {
  /** What they were made from. */
  readonly source: readonly WalletListing[]
  readonly wallets: readonly WalletListing[]
  readonly taken: ReadonlySet<string | undefined>
}

/** Before the first list. */
export const noDistinctWallets: DistinctWallets = { source: [], wallets: [], taken: new Set() }

/**
 * Leaves out doubles. A list that goes on where the one before ended, as the directory's does with every page, costs
 * what is new in it: looking through ten thousand names anew would stop the scrolling.
 */
export function distinctWallets(before: DistinctWallets, source: readonly WalletListing[]): DistinctWallets {
  const isLonger = before.source.every((wallet, at) => wallet === source[at])
  const known = isLonger ? before : noDistinctWallets
  const taken = new Set(known.taken)
  const added = withoutDoubles(source.slice(known.source.length), taken)
  return { source, wallets: [...known.wallets, ...added], taken }
}
