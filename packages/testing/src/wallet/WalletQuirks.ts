/** How the accounts are wrong that a wallet tells a page of. */
export type BadAccounts = 'rubbish' | 'address' | 'network' | 'key' | 'many'

/** Ways in which wallets of every family differ from the standards, or lie; may be changed at any time with `wallet.set`. */
export type WalletQuirks = {
  /** Methods or features that it does not have. */
  readonly without: readonly string[]
  /** Methods or features that it claims to have, with nothing behind them. */
  readonly hollow: readonly string[]
  /** Shows itself twice, as the same object or as two objects of one name. Counts from the next `announce`. */
  readonly announces: 'once' | 'twice' | 'clones'
  /**
   * What is wrong with every account that the page is told of: no account at all, an address that is none, one of another
   * network, one that does not fit its key or its checksum, or ten thousand of them. `state` goes on telling the truth.
   */
  readonly badAccounts: false | BadAccounts
  /** A second question for accounts while one is waiting is refused with -32002. */
  readonly refusesWhilePending: boolean
  /** No event is ever emitted. */
  readonly silent: boolean
}

/** A wallet that keeps to the standards. */
export const usualQuirks: WalletQuirks = {
  without: [],
  hollow: [],
  announces: 'once',
  badAccounts: false,
  refusesWhilePending: false,
  silent: false,
}
