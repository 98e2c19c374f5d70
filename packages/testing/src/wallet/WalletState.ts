/** What a test may look at without asking the wallet through what the page has. */
export type WalletState = {
  /** What the page sees: empty while locked or not allowed. */
  readonly accounts: readonly string[]
  /** The account the user has chosen, whether the page sees it or not. */
  readonly selected: string
  readonly locked: boolean
  readonly authorised: boolean
}
