/** What a transaction may cost, and what the sponsor has, in wei. */
export type CheckedPrice = {
  /** The most for a unit of gas. */
  readonly maxFee: bigint
  /** What a rollup may add for the data. */
  readonly dataFee: bigint
  readonly balance: bigint
}
