/** What one way to make the same two calls took. */
export type Measured = {
  /** Of the whole transaction. */
  readonly gas: number
  /** From the signed operation to its receipt. */
  readonly ms: readonly number[]
  /** What whoever pays spent, in wei. */
  readonly wei: bigint
}

/** All ways, by name; a bundler that couldn't be had is missing. */
export type SponsorFigures = {
  readonly plain: Measured
  readonly ownFirst: Measured
  readonly ownLater: Measured
  readonly altoFirst?: Measured
  readonly altoLater?: Measured
  /** Why alto is missing. */
  readonly missing?: string
}
