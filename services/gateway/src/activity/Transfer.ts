/** One movement of something from one address to another; all addresses in small letters. */
export type Transfer = {
  /** The contract; null for the chain's own currency. */
  readonly token: string | null
  readonly from: string
  readonly to: string
  /** In the smallest unit. */
  readonly amount: string
  /** Which piece, where the pieces differ. */
  readonly id?: string
}
