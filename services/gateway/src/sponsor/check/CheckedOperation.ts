import type { SponsoredOperation } from '../operation/readOperation'

/** An operation that passed every check but the budgets. */
export type CheckedOperation = {
  readonly operation: SponsoredOperation
  /** The limits of the transaction: it costs at most one times the other. */
  readonly gas: bigint
  readonly maxFee: bigint
  /** What the sponsor has, in wei. */
  readonly balance: bigint
}
