/** A movement between two addresses, which are in lower case. */
export type Transfer = {
  /** The contract, or null for the native currency. */
  readonly token: string | null
  readonly from: string
  readonly to: string
  /** In the smallest unit. */
  readonly amount: string
  /** The token id of a collectible. */
  readonly id?: string
}
