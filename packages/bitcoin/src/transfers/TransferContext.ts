/** What the members of one adapter share. */
export type TransferContext = {
  /** Wallets that turned out to be unable to sign a transaction that the site has made. */
  readonly signless: WeakSet<object>
}
