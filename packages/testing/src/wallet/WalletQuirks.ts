/** How the accounts that a wallet reports are wrong. */
export type BadAccounts = 'rubbish' | 'address' | 'network' | 'key' | 'many'

/** Ways in which wallets of any family differ from the standards, or lie. Change them at any time with `wallet.set`. */
export type WalletQuirks = {
  /** Methods or features that it lacks. */
  readonly without: readonly string[]
  /** Methods or features that it lists without implementing them. */
  readonly hollow: readonly string[]
  /** Announces itself twice, as the same object or as two objects with one name. Applies from the next `announce`. */
  readonly announces: 'once' | 'twice' | 'clones'
  /**
   * What is wrong with every reported account: not an account, an invalid address, one of another network, one that
   * doesn't match its key or checksum, or ten thousand of them. `state` still tells the truth.
   */
  readonly badAccounts: false | BadAccounts
  /** Rejects a second account request while one is waiting with -32002. */
  readonly refusesWhilePending: boolean
  /** Emits no events. */
  readonly silent: boolean
}

/** A wallet that follows the standards. */
export const usualQuirks: WalletQuirks = {
  without: [],
  hollow: [],
  announces: 'once',
  badAccounts: false,
  refusesWhilePending: false,
  silent: false,
}
