/** What a test may read without asking the wallet. */
export type WalletState = {
  /** What the page sees: empty while locked or not allowed. */
  readonly accounts: readonly string[]
  /** The selected account, whether the page sees it or not. */
  readonly selected: string
  readonly locked: boolean
  readonly authorised: boolean
}
