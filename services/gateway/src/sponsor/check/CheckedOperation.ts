import type { SponsoredOperation } from '../operation/readOperation'
import type { CheckedPrice } from './CheckedPrice'

/** An operation that passed every check but the budgets. */
export type CheckedOperation = CheckedPrice & {
  readonly operation: SponsoredOperation
  /** The limit of the transaction. */
  readonly gas: bigint
}
