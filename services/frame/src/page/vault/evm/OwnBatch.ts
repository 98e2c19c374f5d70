import type { AccountCall } from './AccountCall'

/** Calls that the visitor's account makes and pays for, in one transaction to itself. */
export type OwnBatch = {
  readonly chainId: bigint
  readonly calls: readonly AccountCall[]
  readonly nonce: bigint
  readonly gas: bigint
  readonly maxFeePerGas: bigint
  readonly maxPriorityFeePerGas: bigint
  /** Whether the account becomes smart with this transaction. */
  readonly isUpgrade: boolean
}
